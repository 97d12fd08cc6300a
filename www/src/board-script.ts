// What `<script type="module" src="…/board.js">` loads into other pages.
import "buddhibala/board";
