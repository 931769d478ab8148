/** What of an element's style a person sees; its size, and its place in what holds it, tell the rest. */
const seen = ["background-color", "background-image", "border-radius", "box-shadow", "opacity"];

/** The same for an element that can hold text. */
const written = [
  "color",
  "font-family",
  "font-size",
  "font-style",
  "font-weight",
  "line-height",
  "letter-spacing",
  "text-align",
  "text-decoration-line",
  "text-indent",
  "text-transform",
  "visibility",
  "cursor",
  "resize",
  "padding",
  "overflow-wrap",
  "white-space",
];

const sides = ["top", "right", "bottom", "left"];

/** How every element below one looks: a value for each element and property. */
export type Look = ReadonlyMap<string, string>;

/** Reads the {@link Look} of an element and all that it holds. */
export function lookOf(root: Element): Look {
  const elements = [root, ...root.querySelectorAll("*")].filter(
    (element) => !element.matches("option, path"),
  );
  return new Map(
    elements.flatMap((element, place) => {
      const name = `${place} ${element.localName}.${element.getAttribute("class") ?? ""}`;
      return propertiesOf(element).map(([property, value]) => [`${name} ${property}`, value]);
    }),
  );
}

/** Says in which ways one look is not the other. */
export function differences(before: Look, after: Look): readonly string[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((key) => before.get(key) !== after.get(key))
    .map((key) => `${key}: ${before.get(key)} became ${after.get(key)}`);
}

function propertiesOf(element: Element): readonly (readonly [string, string])[] {
  const style = getComputedStyle(element);
  const { x, y, width, height } = element.getBoundingClientRect();
  const outer = element.parentElement?.getBoundingClientRect() ?? { x: 0, y: 0 };
  const box = [x - outer.x, y - outer.y, width, height].map((length) => length.toFixed(1));
  const properties = [
    ...seen,
    ...(element.matches("[type=checkbox], [type=radio]") ? ["accent-color"] : written),
    ...(element.matches("li") ? ["list-style-type"] : []),
  ];
  return [
    ["box", box.join(" ")],
    ...properties.map((property) => [property, style.getPropertyValue(property)] as const),
    ...sides.map((side) => [`border-${side}`, borderOf(style, side)] as const),
    ...(element.hasAttribute("placeholder") ? placeholderOf(element) : []),
  ];
}

/** A border without a width has no look. */
function borderOf(style: CSSStyleDeclaration, side: string): string {
  const of = (part: string) => style.getPropertyValue(`border-${side}-${part}`);
  return of("width") === "0px" ? "none" : `${of("width")} ${of("style")} ${of("color")}`;
}

function placeholderOf(element: Element): readonly (readonly [string, string])[] {
  const { color, opacity } = getComputedStyle(element, "::placeholder");
  return [["placeholder", `${color} ${opacity}`]];
}
