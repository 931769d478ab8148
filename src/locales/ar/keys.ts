import type { KeysMessages } from "../en/keys.js";

export const keys: KeysMessages = {
  title: "اختصارات لوحة المفاتيح",
  use: "استخدام الحروف المفردة",
  next: "الطلب التالي",
  previous: "الطلب السابق",
  select: "تحديد",
  toAllow: "الانتقال إلى زر السماح دون ضغطه",
  toDeny: "رفض، أو الانتقال إلى زر الرفض للمحدَّد",
  allow: "السماح",
  decline: "رفض",
  later: "لاحقًا",
  help: "إظهار هذه القائمة أو إخفاؤها",
};
