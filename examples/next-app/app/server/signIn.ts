"use server";

import { randomUUID } from "node:crypto";
import { cookies } from "next/headers";

/** Signs a new person in. */
export async function signIn(): Promise<void> {
  (await cookies()).set("person", randomUUID(), { httpOnly: true, sameSite: "strict" });
}
