import type { AddressMessages } from "../en/address.js";

/** @see AddressMessages */
export const address: AddressMessages = {
  site: "الموقع",
  address: "العنوان الكامل",
  unchecked: "تعذّر فحص العنوان، لذا لا يمكن فتحه.",
  open: "فتح الصفحة",
  openDangerous: "فتحها على أي حال…",
  openAnyway: "فتحها على أي حال",
  blocked: "منع متصفحك فتح الصفحة.",
  openByHand: "فتحها من هنا",
  copy: "نسخ العنوان",
  copied: "تم نسخ العنوان.",
  openAgain: "فتحها مجددًا",
  done: "انتهيت من الزيارة",
  waiting: "فُتحت الصفحة في متصفحك. عُد إلى هنا بعد الانتهاء منها.",
  complete: "اكتملت هذه الزيارة.",
};
