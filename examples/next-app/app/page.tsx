import { Booking } from "./Booking.tsx";

/** Rendered on the server for each request; only `Booking` comes to life in the browser. */
export default async function Page({
  searchParams,
}: {
  searchParams: Promise<{ traveller?: string }>;
}) {
  const { traveller = "you" } = await searchParams;
  return (
    <main>
      <h1>A trip for {traveller}</h1>
      <Booking />
    </main>
  );
}
