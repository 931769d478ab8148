"use client";

import {
  Children,
  type ComponentProps,
  cloneElement,
  isValidElement,
  type ReactElement,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import {
  type ClassNames,
  DayButton,
  type DayButtonProps,
  DayFlag,
  DayPicker,
  type DropdownProps,
  SelectionState,
  UI,
} from "react-day-picker";
import { useLocale } from "../../../ui/useLocale.js";
import { useMessages } from "../../../ui/useMessages.js";
import { useSurfaceAttributes } from "../../../ui/useSurfaceAttributes.js";
import { keepBeside } from "../select/popupPlace.js";
import { watchPressesOutside } from "../select/watchPressesOutside.js";
import { calendarTexts } from "./calendarTexts.js";
import { monthsAround, readDay, writeDay } from "./days.js";
import { firstDayOfWeek } from "./firstDayOfWeek.js";

/** The props of `DayCalendar`. */
export interface DayCalendarProps {
  /** The element that it stands beside, and in. */
  readonly anchor: RefObject<HTMLElement | null>;
  /** Its name. */
  readonly label: string;
  /** The DOM id of its element. */
  readonly id: string;
  /** The day that is chosen, as `YYYY-MM-DD` with whatever comes after it, or nothing. */
  readonly value: string;
  /** Takes the day that the person chose, as `YYYY-MM-DD`. */
  readonly onPick: (day: string) => void;
  /** Called at a press outside of it. Keep it stable. */
  readonly onLeave: () => void;
}

/** The days of a month above everything else, to choose one of (the date picker dialog pattern of ARIA). Renders a `<div>` element. */
export function DayCalendar(props: DayCalendarProps): ReactNode {
  const { anchor, label, id, value, onPick, onLeave } = props;
  const { form } = useMessages();
  const locale = useLocale();
  const { dir } = useSurfaceAttributes();
  const popup = useRef<HTMLDivElement>(null);
  const texts = useMemo(() => calendarTexts(locale, form), [locale, form]);
  const day = useMemo(() => readDay(value), [value]);
  const [shown] = useState(() => day ?? new Date());
  const months = useMemo(() => monthsAround(shown), [shown]);

  // Before the days' own effects: nothing takes the focus that is not shown.
  useLayoutEffect(() => {
    if (!popup.current || !anchor.current) return undefined;
    return keepBeside(popup.current, anchor.current, "own");
  }, [anchor]);
  useEffect(() => watchPressesOutside([anchor.current], onLeave), [anchor, onLeave]);

  return (
    <div
      ref={popup}
      id={id}
      role="dialog"
      aria-label={label}
      popover="manual"
      // A press beside the days leaves the focus in here.
      tabIndex={-1}
      className="mcp-form-popup mcp-form-calendar"
      // Leafing through months is no answer that somebody would lose.
      onInput={stop}
      onChange={stop}
    >
      <DayPicker
        {...texts}
        {...months}
        mode="single"
        required
        selected={day}
        onSelect={(picked) => onPick(writeDay(picked))}
        defaultMonth={shown}
        captionLayout="dropdown"
        navLayout="around"
        weekStartsOn={firstDayOfWeek(locale)}
        locale={{ code: locale }}
        dir={dir}
        autoFocus
        fixedWeeks
        showOutsideDays
        classNames={classNames}
        components={components}
      />
    </div>
  );
}

/** The months, or the years; of no form, which Enter in them would send. */
function CalendarChoice({ options, className: _, ...select }: DropdownProps): ReactElement {
  return (
    <select {...select} form="" className="mcp-form-select mcp-form-calendar-choice">
      {options?.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** Both lists, and unseen the month that they lead to, for screen readers. */
function CalendarChoices({ children, ...props }: ComponentProps<"div">): ReactElement {
  const parts = Children.toArray(children);
  return (
    <div {...props}>
      {parts.map((part) =>
        isValidElement<ComponentProps<"span">>(part) && part.props.role === "status"
          ? cloneElement(part, { className: "mcp-visually-hidden", style: undefined })
          : part,
      )}
    </div>
  );
}

function CalendarDay(props: DayButtonProps): ReactElement {
  return <DayButton {...props} aria-current={props.modifiers.today ? "date" : undefined} />;
}

function stop(event: SyntheticEvent): void {
  event.stopPropagation();
}

const components = {
  DayButton: CalendarDay,
  Dropdown: CalendarChoice,
  DropdownNav: CalendarChoices,
};

/** None of the library's own: an app may have styled those for calendars of its own. */
const noClassNames = Object.fromEntries(
  [UI, DayFlag, SelectionState].flatMap((names) => Object.values(names).map((name) => [name, ""])),
);

const classNames: Partial<ClassNames> = {
  ...noClassNames,
  root: "mcp-form-calendar-days",
  months: "mcp-form-calendar-months",
  month: "mcp-form-calendar-month",
  button_previous: "mcp-form-calendar-step",
  button_next: "mcp-form-calendar-step",
  chevron: "mcp-form-calendar-chevron",
  month_caption: "mcp-form-calendar-caption",
  dropdowns: "mcp-form-calendar-choices",
  month_grid: "mcp-form-calendar-grid",
  weekday: "mcp-form-calendar-weekday",
  day: "mcp-form-calendar-cell",
  day_button: "mcp-form-calendar-day",
};
