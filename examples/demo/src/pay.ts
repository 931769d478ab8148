import { openPaymentLine, type PaymentNews } from "./payment.js";

const booking = new URLSearchParams(location.search).get("booking") ?? "";
const line = openPaymentLine();

line.addEventListener("message", ({ data }: MessageEvent<PaymentNews>) => {
  if (data.booking === booking && data.state === "heard") location.hash = "paid";
});

document.querySelector("#pay")?.addEventListener("click", ({ currentTarget }) => {
  if (currentTarget instanceof HTMLButtonElement) currentTarget.disabled = true;
  // The agency may be at the beginning of its wait, so it is told until it has heard.
  const tell = () => {
    if (location.hash !== "#paid")
      line.postMessage({ booking, state: "paid" } satisfies PaymentNews);
  };
  tell();
  setInterval(tell, 500);
});
