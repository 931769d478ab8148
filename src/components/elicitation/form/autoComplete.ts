import type { Field } from "../../../schema/field.js";

/** What a browser may fill in, by property name without case and separators. Nothing that is worth stealing. */
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

/** The `autocomplete` token of a well-known field, or of one with the format of an e-mail address. */
export function autoComplete(field: Field): string | undefined {
  const token = tokens.get(field.name.toLowerCase().replace(/[^a-z\d]/g, ""));
  if (field.kind !== "text") return token;
  if (token === undefined && field.format === "email") return "email";
  // HTML allows the whole address only where it can have several lines.
  return token === "street-address" && !field.multiline ? "address-line1" : token;
}
