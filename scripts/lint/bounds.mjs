import { relative, sep } from "node:path";

const isBound = /depth|deeper|levels|left/i;

/** Whoever is given a function to call once the stack is empty again. */
const later =
  /^(?:set(?:Timeout|Interval)|queueMicrotask|requestAnimationFrame|.*\.(?:then|catch|addEventListener))$/s;

/**
 * An oxlint plugin against what data can overflow a stack with: `bounds/no-spread-arguments` reports data that is spread
 * into arguments, `bounds/recursion` functions that come back to themselves without counting how deep they are.
 */
export default {
  meta: { name: "bounds" },
  rules: {
    "no-spread-arguments": {
      create(context) {
        if (!isOurs(context)) return {};
        /** The rest parameters of the functions around: what was written as arguments may be passed on as such. */
        const rests = [];
        const enter = ({ params }) => {
          const rest = params.find(({ type }) => type === "RestElement");
          rests.push(rest?.argument.type === "Identifier" ? rest.argument.name : undefined);
        };
        const leave = () => void rests.pop();
        const judge = ({ arguments: given }) => {
          for (const argument of given)
            if (argument.type === "SpreadElement" && !rests.includes(argument.argument.name ?? ""))
              context.report({
                node: argument,
                message:
                  "Data spread into arguments overflows the stack when it is long: use a loop.",
              });
        };
        return {
          ...onFunctions(enter, leave),
          CallExpression: judge,
          NewExpression: judge,
        };
      },
    },
    recursion: {
      create(context) {
        if (!isOurs(context)) return {};
        const around = [];
        const calls = [];
        const enter = (node) =>
          around.push(
            isLater(context, node) ? undefined : (variableOf(context, node) ?? around.at(-1)),
          );
        const leave = () => void around.pop();
        const note = (node, name, isBounded) => {
          const from = around.at(-1);
          const to = find(context, node, name);
          if (from && to) calls.push({ from, to, node, isBounded });
        };
        return {
          ...onFunctions(enter, leave),
          CallExpression({ callee, arguments: given }) {
            const isBounded = given.some((argument) =>
              isBound.test(context.sourceCode.getText(argument)),
            );
            if (callee.type === "Identifier") note(callee, callee.name, isBounded);
            if (later.test(context.sourceCode.getText(callee))) return;
            for (const argument of given)
              if (argument.type === "Identifier") note(argument, argument.name, false);
          },
          JSXOpeningElement({ name, attributes }) {
            const isBounded = attributes.some((attribute) =>
              isBound.test(attribute.name?.name ?? ""),
            );
            if (name.type === "JSXIdentifier") note(name, name.name, isBounded);
          },
          "Program:exit"() {
            const unbounded = calls.filter(({ isBounded }) => !isBounded);
            for (const { from, to, node } of unbounded)
              if (reaches(unbounded, to, from))
                context.report({
                  node,
                  message: `${to.name} comes back to ${from.name} without a bound: count the depth in an argument, or use a loop.`,
                });
          },
        };
      },
    },
  },
};

/** Tests and scripts make their own data. */
function isOurs({ cwd, filename }) {
  return /^(packages\/\w+\/)?src\//.test(relative(cwd, filename).split(sep).join("/"));
}

function onFunctions(enter, leave) {
  const kinds = ["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"];
  return Object.fromEntries(
    kinds.flatMap((kind) => [
      [kind, enter],
      [`${kind}:exit`, leave],
    ]),
  );
}

function isLater(context, { parent }) {
  return parent?.type === "CallExpression" && later.test(context.sourceCode.getText(parent.callee));
}

/** The variable that a function is called by: its own name, or the one that it is put into. */
function variableOf(context, node) {
  const { id, parent } = node;
  const name = id ?? (parent?.type === "VariableDeclarator" ? parent.id : undefined);
  // From its own scope outwards: that of a whole file is not the one that its functions are in.
  const around = context.sourceCode.getScope(node).upper;
  return name?.type === "Identifier" ? findFrom(around, name.name) : undefined;
}

function find(context, node, name) {
  return findFrom(context.sourceCode.getScope(node), name);
}

function findFrom(start, name) {
  for (let scope = start; scope; scope = scope.upper) {
    const variable = scope.set.get(name);
    if (variable) return variable;
  }
  return undefined;
}

function reaches(calls, start, goal) {
  const found = new Set([start]);
  for (const name of found) for (const { from, to } of calls) if (from === name) found.add(to);
  return found.has(goal);
}
