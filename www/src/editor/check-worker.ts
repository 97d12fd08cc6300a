import { check, type Told, type Wanted } from "./check.js";

// A page and a worker send in different ways; this is a worker.
const send = postMessage as (told: Told) => void;

addEventListener("message", ({ data }: MessageEvent<Wanted>) => void check(data, send));
