// What shows a form, what judges it and what keeps drafts, loaded beforehand: on a busy machine that takes longer than a form waits for it
// before it asks the person to look twice, and longer than the shortest tests.
import { preload } from "../../src/kinds/preload.js";

await preload();
