import { fromZod, toZod } from "mcp-host-ui/zod"; // npm install zod
import * as z from "zod";

// A server asks, and reads the answer, with one Zod object.
const trip = z.object({
  city: z.string().min(2).meta({ title: "City" }),
  meal: z.union([z.literal("veg").meta({ title: "Vegetarian" }), z.literal("fish")]).optional(),
});
const requestedSchema = fromZod(trip);

// A host takes what any server asks for to whatever knows Zod: zodResolver, an AI tool, your own checks.
export const { success, error } = toZod(requestedSchema).safeParse({ city: "F" });
