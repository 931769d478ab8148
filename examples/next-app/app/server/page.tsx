import { cookies } from "next/headers";
import { signIn } from "./signIn.ts";
import { Trips } from "./Trips.tsx";

/** A page whose MCP client lives on the server. */
export default async function Page() {
  const isSignedIn = (await cookies()).has("person");
  return (
    <main>
      <h1>A trip, booked on the server</h1>
      {isSignedIn ? (
        <Trips />
      ) : (
        <form action={signIn}>
          <button type="submit">Sign in</button>
        </form>
      )}
    </main>
  );
}
