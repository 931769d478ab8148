import { asPerson } from "../server/person.ts";
import { desk } from "./desk.ts";

export const GET = (request: Request) => asPerson((audience) => desk.feed(request, { audience }));
export const POST = (request: Request) =>
  asPerson((audience) => desk.answer(request, { audience }));
