import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { editText, renderSampling, stage, stages } from "./renderSampling.js";

const card = "4111 1111 1111 1111";
const email = "ada@example.org";
const text = (words: string) => ({ type: "text" as const, text: words });
const asked = {
  maxTokens: 100,
  messages: [{ role: "user", content: text(`Charge ${card} for ${email}.`) }],
};

const row = (name: RegExp) => screen.findByRole("group", { name });

describe("the redaction of a sampling request", () => {
  it("marks what is masked beside what goes out in its place, and sends just that", async () => {
    const { sample, press, model } = await renderSampling({ sampling: { redact: true } });
    const { answer } = sample(asked);
    await stage(stages.request);
    const found = await row(/2 details look private/);
    expect(within(found).getByRole("status")).toHaveTextContent("All masked");
    await waitFor(() =>
      expect(screen.getAllByRole("deletion").map((mark) => mark.textContent)).toEqual([
        card,
        email,
      ]),
    );
    expect(screen.getAllByRole("insertion").map((mark) => mark.textContent)).toEqual([
      "[card 1]",
      "[email 1]",
    ]);
    await press(/Run/);
    const turn = await model.turn();
    expect(turn.request.messages[0]?.content).toEqual(text("Charge [card 1] for [email 1]."));

    turn.answer({ content: "[email 1] paid." });
    await stage(stages.answer);
    const inAnswer = await row(/1 detail looks private/);
    expect(within(inAnswer).getByRole("status")).toHaveTextContent("All masked");
    await press(/Send/);
    await expect(answer).resolves.toMatchObject({ content: text("[email 1] paid.") });
  });

  it("says that nothing is masked where the host does not redact, and sends it so", async () => {
    const { sample, press, model } = await renderSampling();
    const secret = `ghp_${"a1B2".repeat(9)}`;
    const leaving = text(`Charge ${card} with ${secret}.`);
    sample({ ...asked, messages: [{ role: "user", content: leaving }] });
    await stage(stages.request);
    expect(await screen.findByText("2 details look private")).toBeVisible();
    expect(screen.getByText("This app doesn’t mask anything.")).toBeVisible();
    await press(/Run/);
    const turn = await model.turn();
    expect(turn.request.messages[0]?.content).toEqual(leaving);
    turn.answer({ content: `Paid with ${card}.` });
    await stage(stages.answer);
    expect(await screen.findByText("1 detail looks private")).toBeVisible();
  });

  it("lets the person choose what goes out as it is, for the model and for the server apart", async () => {
    const { sample, press, user, model } = await renderSampling({ sampling: { redact: true } });
    const { answer } = sample(asked);
    await stage(stages.request);
    const found = await row(/2 details look private/);
    await user.click(within(found).getByRole("button", { name: "Choose" }));
    const list = within(found).getByRole("group", { name: "Mask:" });
    await user.click(within(list).getByRole("checkbox", { name: `${email} [email 1]` }));
    await waitFor(() =>
      expect(within(found).getByRole("status")).toHaveTextContent("1 not masked"),
    );
    await press(/Run/);
    const turn = await model.turn();
    expect(turn.request.messages[0]?.content).toEqual(text(`Charge [card 1] for ${email}.`));

    turn.answer({ content: `${email} paid with [card 1].` });
    await stage(stages.answer);
    const inAnswer = await row(/2 details look private/);
    expect(within(inAnswer).getByRole("status")).toHaveTextContent("All masked");
    await user.click(within(inAnswer).getByRole("button", { name: "Mask nothing" }));
    await waitFor(() =>
      expect(within(inAnswer).getByRole("status")).toHaveTextContent("Nothing masked"),
    );
    await press(/Send/);
    await expect(answer).resolves.toMatchObject({ content: text(`${email} paid with ${card}.`) });
  });

  it("looks at what the person writes while they write it", async () => {
    const { sample, press, user, model } = await renderSampling({ sampling: { redact: true } });
    sample({ maxTokens: 9, messages: [{ role: "user", content: text("Hello") }] }).answer.catch(
      () => {},
    );
    await stage(stages.request);
    await editText(user, "message 1", `Write to ${email}.`);
    const found = await row(/1 detail looks private/);
    await user.click(within(found).getByRole("button", { name: "Mask nothing" }));
    await waitFor(() =>
      expect(within(found).getByRole("status")).toHaveTextContent("Nothing masked"),
    );
    await user.click(within(found).getByRole("button", { name: "Mask all" }));
    await waitFor(() => expect(within(found).getByRole("status")).toHaveTextContent("All masked"));
    await press(/Run/);
    const turn = await model.turn();
    expect(turn.request.messages[0]?.content).toEqual(text("Write to [email 1]."));
  });

  it("is reached and used by the keyboard alone", async () => {
    const { sample, press, user, model } = await renderSampling({ sampling: { redact: true } });
    sample(asked).answer.catch(() => {});
    await stage(stages.request);
    const found = within(await row(/2 details look private/));
    const tabTo = async (element: HTMLElement) => {
      for (let presses = 0; presses < 60 && document.activeElement !== element; presses += 1)
        await user.tab();
      expect(element).toHaveFocus();
    };
    await tabTo(found.getByRole("button", { name: "Choose" }));
    await user.keyboard("{Enter}");
    await tabTo(found.getByRole("checkbox", { name: `${card} [card 1]` }));
    await user.keyboard(" ");
    await waitFor(() => expect(found.getByRole("status")).toHaveTextContent("1 not masked"));
    await press(/Run/);
    const turn = await model.turn();
    expect(turn.request.messages[0]?.content).toEqual(text(`Charge ${card} for [email 1].`));
  });

  it("says what it cannot look into", async () => {
    const { sample } = await renderSampling({ sampling: { redact: true } });
    const image = { type: "image", data: "aW1n", mimeType: "image/png" };
    sample({ maxTokens: 9, messages: [{ role: "user", content: image }] }).answer.catch(() => {});
    await stage(stages.request);

    expect(await screen.findByText(/Pictures, sounds, and files can’t be checked/)).toBeVisible();
  });

  it("offers nothing to mask where the host does not redact", async () => {
    const { sample, press, model } = await renderSampling();
    sample(asked).answer.catch(() => {});
    await stage(stages.request);
    await press(/Run/);

    expect((await model.turn()).request.messages).toEqual(asked.messages);
    expect(screen.queryByText(/private/)).not.toBeInTheDocument();
    expect(screen.queryByRole("deletion")).not.toBeInTheDocument();
  });
});
