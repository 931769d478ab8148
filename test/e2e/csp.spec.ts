import type { Locator, Page } from "@playwright/test";
import { makeRequest } from "../fuzz/makeRequest.ts";
import { createDice } from "../support/dice.ts";
import { everyField } from "../support/everyField.ts";
import { armed, press } from "./armed.ts";
import { expect, test } from "./demoTest.ts";
import { type ServedPage, servePage } from "./servePage.ts";

const seed = Number(process.env.FUZZ_SEED ?? 20_261_124);
const { properties, ...schema } = everyField.requestedSchema;
const plate = { type: "string", title: "Plate", pattern: "^[A-Z]{2}[0-9]{3}$" };
const request = {
  ...everyField,
  requestedSchema: { ...schema, properties: { ...properties, plate } },
};

// In one worker: two would build the page into one folder.
test.describe.configure({ mode: "default" });

let served: ServedPage;

test.beforeAll(async () => {
  served = await servePage("test/e2e/csp");
});
test.afterAll(() => served.close());

const ask = (page: Page, params: object, method?: string) =>
  page.evaluate(([asked, by]) => window.ask(asked, by), [params, method] as const);

// Every test here fails on any violation of the page's policy, and on any word in its console.
for (const [name, query, role] of [
  ["the dialog", "", "dialog"],
  ["the card", "?card", "region"],
] as const) {
  test(`${name} holds a strict policy with Trusted Types: every field, and those that load late`, async ({
    page,
  }) => {
    await page.goto(`${served.url}${query}`);
    const answer = ask(page, request);
    const surface = page.getByRole(role, { name: /Travel Booking/ });
    const send = surface.getByRole("button", { name: "Send", exact: true });
    await expect(send).toBeVisible();
    await armed(page);
    await send.click();
    await expect(surface.getByRole("alert")).toContainText("Nothing was sent.");

    await surface.getByRole("textbox", { name: "Name" }).fill("Ada");
    await surface.getByRole("button", { name: /^Choose a day: .*Start/ }).click();
    const calendar = surface.getByRole("dialog");
    await calendar.getByRole("combobox", { name: "year" }).selectOption("2028");
    await calendar.getByRole("combobox", { name: "month" }).selectOption("February");
    await calendar.getByRole("button", { name: "Tuesday, February 29, 2028" }).click();
    await surface.getByLabel("Pick-up", { exact: true }).fill("2028-02-29T10:30");
    await surface.getByRole("group", { name: "Tours" }).getByText("Hills").click();
    await surface.getByRole("radio", { name: "Yes" }).check();
    await surface.getByRole("combobox", { name: "Month" }).click();
    await surface.getByRole("option", { name: "July" }).click();
    await surface.getByRole("combobox", { name: "Hotel", exact: true }).fill("Hotel 11");
    await surface.getByRole("option", { name: "Hotel 117" }).click();
    await surface.getByRole("combobox", { name: "Other hotels" }).fill("Hotel 99");
    await surface.getByRole("option", { name: "Hotel 99" }).click();
    const leader = surface.getByRole("group", { name: "Leader" });
    await leader.getByRole("textbox", { name: "Age" }).fill("42");
    await leader.getByRole("button", { name: "Edit as JSON" }).click();
    await surface.getByRole("textbox", { name: "Leader" }).fill('{ "age": ');
    await expect(surface.getByText("Syntax error")).toBeVisible();
    await surface.getByRole("textbox", { name: "Leader" }).fill('{ "age": 41 }');
    await surface.getByRole("textbox", { name: "Plate" }).fill("ab123");
    await send.click();
    await expect(surface.getByRole("textbox", { name: "Plate" })).toHaveAttribute("aria-invalid");
    await surface.getByRole("textbox", { name: "Plate" }).fill("AB123");
    await send.click();

    expect(await answer).toMatchObject({
      action: "accept",
      content: {
        name: "Ada",
        start: "2028-02-29",
        breakfast: true,
        month: "July",
        tours: ["Sea", "Hills"],
        hotel: "Hotel 117",
        fallbacks: ["Hotel 7", "Hotel 8", "Hotel 99"],
        leader: { age: 41 },
        plate: "AB123",
      },
    });
  });

  test(`${name} holds a strict policy where a page is to be visited, and cuts the page loose`, async ({
    page,
    context,
  }) => {
    const referrers: (string | undefined)[] = [];
    await context.route("https://pay.travel.com/**", (route) => {
      referrers.push(route.request().headers().referer);
      return route.fulfill({ contentType: "text/html", body: "<h1>Pay</h1>" });
    });
    await page.goto(`${served.url}${query}`);
    const answer = ask(page, {
      mode: "url",
      message: "Pay there.",
      url: "https://pay.travel.com/checkout?booking=7",
    });
    const surface = page.getByRole(role, { name: /Travel Booking/ });
    await expect(surface).toContainText("https://pay.travel.com/checkout?booking=7");
    const open = surface.getByRole("button", { name: "Open the page" });
    await expect(open).toBeVisible();
    expect(referrers).toEqual([]);
    const opened = context.waitForEvent("page");
    await press(page, open);
    const visited = await opened;

    expect(await answer).toEqual({ action: "accept" });
    await expect(visited.getByRole("heading", { name: "Pay" })).toBeVisible();
    expect(await visited.evaluate(() => [window.opener, document.referrer])).toEqual([null, ""]);
    expect(referrers).toEqual([undefined]);
  });
}

/** The dialog, once it takes presses. */
const dialogOf = async (page: Page) => {
  const dialog = page.getByRole("dialog", { name: /Travel Booking/ });
  await expect(dialog).toBeVisible();
  await armed(page);
  return dialog;
};

/** Lets the model answer, and sends what it says. */
const sendAnswer = async (page: Page) => {
  const dialog = page.getByRole("dialog", { name: /Travel Booking/ });
  await dialog.getByRole("button", { name: /^Run the model/ }).click();
  await expect(dialog).toContainText("Check the answer");
  await armed(page);
  await dialog.getByRole("button", { name: /^Send to/ }).click();
};

for (const [count, tag] of [
  [30, ""],
  [10_000, " @deep"],
] as const)
  test.describe("among requests that no server should send", () => {
    // Pictures and sounds that are none, and a policy that lets none be made of data.
    test.use({ tolerated: /(img|media)-src|blob:/ });

    test(`the dialogs of ${count} of them hold the policy and say nothing on the console${tag}`, async ({
      page,
    }) => {
      test.setTimeout(count * 1_000 + 120_000);
      await page.goto(served.url);
      const dice = createDice(seed);
      let shown = 0;
      for (let done = 0; done < count; done += 10) {
        const batch = Array.from({ length: 10 }, () => makeRequest(dice));
        // As text: a clone would lose a property that is called __proto__.
        shown += await page.evaluate(async (text) => {
          let shown = 0;
          const requests: [string, unknown][] = JSON.parse(text);
          for (const [method, params] of requests)
            shown += Number(await window.show(method, params ?? undefined));
          return shown;
        }, JSON.stringify(batch));
      }
      expect(shown).toBeGreaterThan(count / 5);
      expect(await page.evaluate(() => Reflect.ownKeys(Object.prototype).length)).toBe(
        Reflect.ownKeys(Object.prototype).length,
      );
    });
  });

test.describe("where the policy lets no picture and no sound be made of data", () => {
  test.use({ tolerated: /(img|media)-src.*blob|blob.*(img|media)-src/ });

  test("sampling says so, and the model gets them all the same", async ({ page, complaints }) => {
    await page.goto(served.url);
    const content = [
      { type: "text", text: "What is this?" },
      { type: "image", data: "iVBORw0KGgoAAAANSUhEUg==", mimeType: "image/png" },
      { type: "audio", data: "UklGRiQAAABXQVZFZm10IA==", mimeType: "audio/wav" },
    ];
    const messages = [{ role: "user", content }];
    const answer = ask(page, { messages, maxTokens: 100 }, "sampling/createMessage");
    const dialog = await dialogOf(page);
    await expect(dialog.getByText(/this page’s security policy doesn’t allow it/)).toHaveCount(2);
    await expect(dialog.getByText(/^Image, .*from the server$/)).toBeVisible();
    await expect(dialog.getByRole("img")).toHaveCount(0);
    await sendAnswer(page);
    expect(await answer).toMatchObject({ content: { text: JSON.stringify(messages) } });
    expect(complaints.join()).toContain("img-src");
  });
});

test("the dialog keeps its actions above a keyboard that the app lets lie over its page", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(served.url);
  const answer = ask(page, request);
  const dialog = page.getByRole("dialog", { name: /Travel Booking/ });
  const send = dialog.getByRole("button", { name: "Send", exact: true });
  await expect(send).toBeVisible();
  const browser = await page.context().newCDPSession(page);
  const cover = (top?: number) =>
    browser.send("Emulation.setVirtualKeyboardGeometryOverride", {
      ...(top !== undefined && { keyboardRect: { x: 0, y: top, width: 360, height: 740 - top } }),
    });
  const bottomOf = async (part: Locator) => {
    const box = await part.boundingBox();
    return box ? box.y + box.height : Number.NaN;
  };

  await expect.poll(() => bottomOf(dialog)).toBe(740);
  await cover(600);
  await expect.poll(() => bottomOf(dialog)).toBe(600);
  expect(await bottomOf(send)).toBeLessThan(600);
  // Where little is left, head and foot scroll with the rest.
  await cover(300);
  const decline = dialog.getByRole("button", { name: "Decline", exact: true });
  await decline.scrollIntoViewIfNeeded();
  expect(await bottomOf(decline)).toBeLessThanOrEqual(300);
  await cover();
  await expect.poll(() => bottomOf(dialog)).toBe(740);
  await armed(page);
  await decline.click();
  expect(await answer).toEqual({ action: "decline" });
});

test.describe("where parts that load late cannot be loaded", () => {
  test.use({ tolerated: /Failed to load resource|dynamically imported module/ });

  /** Lets no script load whose name fits; the one function lets all load again. */
  const lose = async (page: Page, names: RegExp) => {
    const lost = (url: URL) => names.test(url.pathname) && url.pathname.endsWith(".js");
    await page.route(lost, (route) => route.fulfill({ status: 404, body: "" }));
    return () => page.unroute(lost);
  };
  test("a form says so, keeps what was typed, and asks about a secret once they are there", async ({
    page,
  }) => {
    // The form itself is there, and nothing that it loads beside. A busy page has loaded all else, and is yet to load the form.
    const findJudges = await lose(page, /\/(?:inspectors|validators)-/);
    const form = [/\/elicitationKind-/, /\/elicitationLater-/].map((name) =>
      page.waitForResponse((response) => name.test(response.url())),
    );
    await page.goto(served.url);
    await Promise.all(form);
    const findRest = await lose(page, /./);
    const find = () => Promise.all([findJudges(), findRest()]);
    const answer = ask(page, {
      message: "Sign in.",
      requestedSchema: {
        type: "object",
        properties: {
          user: { type: "string", title: "User name" },
          word: { type: "string", title: "Your password" },
        },
      },
    });
    const dialog = await dialogOf(page);
    await expect(dialog.getByText(/Something here looks suspicious/)).toBeVisible();
    await dialog.getByLabel("User name").fill("ada");
    await dialog.getByLabel("Your password").fill("hunter2");
    await dialog.getByRole("button", { name: "Send", exact: true }).click();
    await expect(dialog.getByRole("alert")).toContainText("can’t be listed here");
    await armed(page);
    await dialog.getByRole("button", { name: "Try again" }).click();
    await expect(dialog.getByRole("alert")).toContainText("can’t be listed here");

    await find();
    await armed(page);
    await dialog.getByRole("button", { name: "Try again" }).click();
    // Nobody has judged the fields yet, so each may ask for a secret.
    const review = dialog.getByRole("group", { name: /^Send a secret to/ });
    await expect(review).toContainText("User name");
    await armed(page);
    await review.getByRole("button", { name: "Go back" }).click();

    await dialog.getByRole("button", { name: "Try again" }).first().click();
    await expect(dialog.getByLabel("Your password")).toHaveAttribute("type", "password");
    await expect(dialog.getByLabel("Your password")).toHaveValue("hunter2");
    await dialog.getByRole("button", { name: "Send anyway…", exact: true }).click();
    const anyway = dialog.getByRole("button", { name: "Send it anyway" });
    await expect(anyway).toBeVisible();
    await armed(page);
    await anyway.click();
    expect(await answer).toEqual({
      action: "accept",
      content: { user: "ada", word: "hunter2" },
    });
  });

  test("a page to visit says so, is not opened and not refused, and can be visited once they are there", async ({
    page,
    context,
  }) => {
    await context.route("https://pay.travel.com/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<h1>Pay</h1>" }),
    );
    await page.goto(served.url);
    const findParts = await lose(page, /visitParts/);
    const findList = await lose(page, /inspectUrlNow/);
    const answer = ask(page, {
      mode: "url",
      message: "Pay there.",
      url: "https://pay.travel.com/checkout?booking=7",
    });
    let heard: unknown;
    const listen = async () => {
      heard = await answer;
    };
    void listen();
    const dialog = await dialogOf(page);
    await expect(dialog.getByRole("alert")).toContainText("couldn’t be checked");
    await expect(dialog).toContainText("https://pay.travel.com/checkout?booking=7");
    await expect(dialog.getByRole("button", { name: "Open the page" })).toHaveCount(0);

    await findParts();
    await dialog.getByRole("button", { name: "Try again" }).click();
    await expect(dialog.getByRole("group", { name: /couldn’t be checked/ })).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Open the page" })).toHaveCount(0);
    expect(heard).toBeUndefined();

    await findList();
    await dialog.getByRole("button", { name: "Try again" }).click();
    const opened = context.waitForEvent("page");
    await press(page, dialog.getByRole("button", { name: "Open the page" }));
    await expect((await opened).getByRole("heading", { name: "Pay" })).toBeVisible();
    expect(await answer).toEqual({ action: "accept" });
  });

  const page = { mode: "url", message: "Pay there.", url: "https://pay.travel.com/checkout" };
  const prompt = {
    messages: [{ role: "user", content: { type: "text", text: "Which flight fits?" } }],
    maxTokens: 100,
  };

  test("a day is typed into its field, which the focus goes to, where there is no calendar", async ({
    page,
  }) => {
    await lose(page, /DayCalendar/);
    await page.goto(served.url);
    const start = { type: "string", format: "date", title: "Start" };
    const requestedSchema = { type: "object", properties: { start } };
    const answer = ask(page, { message: "When?", requestedSchema });
    const dialog = await dialogOf(page);
    const opener = dialog.getByRole("button", { name: /^Choose a day: .*Start/ });
    await opener.click();
    await expect(opener).toBeHidden();
    await expect(dialog.getByLabel("Start", { exact: true })).toBeFocused();
    await page.keyboard.type("02292028");
    await armed(page);
    await dialog.getByRole("button", { name: "Send", exact: true }).click();
    expect(await answer).toEqual({ action: "accept", content: { start: "2028-02-29" } });
  });

  for (const [part, method, params, shown] of [
    ["elicitationLater", "elicitation/create", page, /Open the page/],
    ["samplingLater", "sampling/createMessage", prompt, /Which flight fits/],
    ["runRoots", "roots/list", {}, /will be told there are no folders/],
  ] as const)
    test(`${method} that ${part} would answer fails in sight of the person, and the next one is asked`, async ({
      page,
      complaints,
    }) => {
      const find = await lose(page, new RegExp(part));
      await page.goto(served.url);
      await expect(ask(page, params, method)).rejects.toThrow("Internal error");
      const bar = page.getByRole("region", { name: /Waiting for you/ });
      await expect(bar).toContainText(/1 request from .*Travel Booking.* was rejected/);
      expect(complaints.join()).toContain("dynamically imported module");
      await bar.getByRole("button", { name: "Dismiss" }).click();
      await expect(bar).toBeHidden();

      await find();
      void ask(page, params, method).catch(() => {});
      await expect(await dialogOf(page)).toContainText(shown);
    });
});
