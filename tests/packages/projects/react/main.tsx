import "buddhibala/board";
import init, { newGame } from "buddhibala";
import type { BoardEvents, BuddhibalaBoard } from "buddhibala/board";
import { Engine } from "buddhibala/engine";
import { type DetailedHTMLProps, type HTMLAttributes, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { prove } from "./prove.js";

interface BoardProps extends DetailedHTMLProps<HTMLAttributes<BuddhibalaBoard>, BuddhibalaBoard> {
  variant?: string;
  options?: string;
  opponent?: string;
  level?: number;
  onmove?: (event: CustomEvent<BoardEvents["move"]>) => void;
}

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "buddhibala-board": BoardProps;
    }
  }
}

function App() {
  const [moves, setMoves] = useState<readonly string[]>([]);
  useEffect(() => {
    void init().then(() => prove({ newGame, Engine }));
  }, []);
  return (
    <>
      <buddhibala-board variant="chadarangam" options="opening=0" opponent="engine" level={1} onmove={({ detail }) => setMoves((before) => [...before, detail.move.san])} />
      <ol id="moves">{moves.map((move, at) => <li key={at}>{move}</li>)}</ol>
    </>
  );
}

createRoot(document.querySelector("#root")!).render(<App />);
