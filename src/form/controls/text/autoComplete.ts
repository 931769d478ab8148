import type { Field } from "../../../schema/field.js";
import { fieldLabel } from "../../parts/words/fieldLabel.js";

/** The fields that a browser may fill in, by label or property name without case and separators. None is worth stealing. */
const tokens = new Map(
  Object.entries({
    name: ["name", "fullname", "yourname"],
    "given-name": ["firstname", "givenname", "forename"],
    "family-name": ["lastname", "familyname", "surname"],
    email: ["email", "emailaddress", "mail"],
    tel: ["tel", "phone", "phonenumber", "telephone", "mobile", "mobilephone", "contactnumber"],
    "street-address": ["street", "streetaddress", "address", "addressline1", "postaladdress"],
    "address-line2": ["addressline2"],
    "address-level2": ["city", "town"],
    "address-level1": ["state", "province", "region"],
    "postal-code": ["zip", "zipcode", "postalcode", "postcode"],
    "country-name": ["country", "countryname"],
    country: ["countrycode"],
    organization: ["organization", "organisation", "company", "companyname"],
    "organization-title": ["jobtitle"],
    bday: ["birthday", "birthdate", "dateofbirth", "dob"],
    username: ["username"],
    url: ["website", "homepage", "url"],
  }).flatMap(([token, names]) => names.map((name) => [name, token])),
);

/**
 * The `autocomplete` token of a well-known field: of what the person reads, and only where the name that the server gets
 * it under means the same. A "Lucky word" named `bday` has none.
 */
export function autoComplete(field: Field): string | undefined {
  const token = tokenOf(fieldLabel(field));
  if (token === undefined || token !== tokenOf(field.name)) return undefined;
  // HTML allows the whole address only where it can have several lines.
  const isLine = field.kind === "text" && !field.multiline;
  return token === "street-address" && isLine ? "address-line1" : token;
}

/** Letters of other alphabets and what cannot be seen stay: with them a label says something else. */
function tokenOf(label: string): string | undefined {
  return tokens.get(label.toLowerCase().replace(/[\p{P} ]/gu, ""));
}
