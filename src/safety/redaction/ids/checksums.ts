/** The sum of digits, each multiplied by the weight in its place. */
export function weighted(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, place) => sum + weight * Number(digits[place]), 0);
}

/** Whether the last digit checks the others by ISO 7064, MOD 11,10. */
export function isMod1110(digits: string): boolean {
  let product = 10;
  for (const digit of digits.slice(0, -1)) {
    const sum = (Number(digit) + product) % 10 || 10;
    product = (sum * 2) % 11;
  }
  return (11 - product) % 10 === Number(digits.at(-1));
}

const doubled =
  "0123456789123406789523401789563401289567401239567859876043216598710432765982104387659321049876543210";
const turned = "01234567891576283094580379614289160435279453126870428657390127938064157046913258";

/** Whether the last digit checks the others by Verhoeff. */
export function isVerhoeff(digits: string): boolean {
  let check = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits.at(-1 - place));
    const moved = Number(turned[(place % 8) * 10 + digit]);
    check = Number(doubled[check * 10 + moved]);
  }
  return check === 0;
}

/** Whether a number, however long, leaves a rest when it is divided. */
export function restOf(digits: string, by: number): number {
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % by;
  return rest;
}

/** Whether digits are a day: of a month that there is, written as two digits each. */
export function isDay(month: string, day: string): boolean {
  return Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= 31;
}
