declare module "virtual:reference" {
  /** One member of a type, or one prop. */
  export interface Member {
    readonly name: string;
    readonly type: string;
    readonly isOptional: boolean;
    readonly about: string;
    readonly byDefault: string;
  }

  /** One export of an entry point. */
  export interface Export extends Omit<Member, "type" | "isOptional"> {
    readonly kind: "component" | "hook" | "function" | "value" | "type";
    readonly signature: string;
    readonly members: readonly Member[];
  }

  const reference: Readonly<Record<string, readonly Export[]>>;
  export default reference;
}
