import { cookies } from "next/headers";

/** Handles a request of whoever has signed in; the cookie stands for the session of an app. */
export async function asPerson(
  handle: (audience: string) => Response | Promise<Response>,
): Promise<Response> {
  const person = (await cookies()).get("person")?.value;
  return person ? handle(person) : new Response("Sign in first.", { status: 401 });
}
