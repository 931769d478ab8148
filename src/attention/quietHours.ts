/** Hours without notifications: times of day by the person's own clock, `HH:MM`; past midnight where `to` is earlier. */
export interface QuietHours {
  readonly from: string;
  readonly to: string;
}

/** Whether a moment lies in quiet hours. Throws a `TypeError` for what is no time of day. */
export function isQuiet({ from, to }: QuietHours, moment: Date): boolean {
  const [begins, ends] = [minuteOf(from), minuteOf(to)];
  const now = moment.getHours() * 60 + moment.getMinutes();
  return begins <= ends ? begins <= now && now < ends : begins <= now || now < ends;
}

function minuteOf(time: string): number {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  if (hours === undefined || minutes === undefined)
    throw new TypeError(`"${time}" is no time of day. Write quiet hours as "22:00" or "07:30".`);
  return Number(hours) * 60 + Number(minutes);
}
