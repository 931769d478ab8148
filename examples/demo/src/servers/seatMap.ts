/** A picture of the seats of flight VY1000, 132 × 96 pixels: green ones are free, the blue one is 7A. PNG, in base64. */
export const seatMap: string = [
  "iVBORw0KGgoAAAANSUhEUgAAAIQAAABgCAMAAADrTyoBAAAAD1BMVEU0UdE0jFqWnq/i5u76+/13jL5JAAAAi0lE",
  "QVR42u3buwqAMAwF0Pj4/29WhCwdpAGxGU6mDkHOEFLoxTgaVDRBnIsLoitiy7rPe9ZwnumJrMnvQEBAQJQQ1jbE",
  "iKgO4Fc9EBAQECWEtQ3xNph/DikEBARECWFtQ0BAQEBArA5dqj0QEBAQQhcIoQsEBITQxd0hdPGsDAEBIXRxdzRH",
  "+KvhqQuE65Xk/3rKAwAAAABJRU5ErkJggg==",
].join("");
