const pay = document.querySelector<HTMLButtonElement>("#pay");
const paid = document.querySelector<HTMLOutputElement>("#paid");

pay?.addEventListener("click", () => {
  pay.disabled = true;
  if (paid) paid.textContent = "Thank you, it is paid. You can close this page.";
});
