import { isolate } from "../../../../locales/writing/isolate.js";
import type { RootIssueMessages } from "../en/rootIssues.js";

const named = (value: string | number | undefined): string => isolate(String(value ?? ""));

/** @see RootIssueMessages */
export const rootIssues: RootIssueMessages = {
  backslash: () => "경로에 슬래시를 사용하세요. 일부 서버는 백슬래시를 이름의 일부로 여깁니다.",
  changed: () => "목록이 방금 바뀌었습니다. 공유하기 전에 다시 확인하세요.",
  "control-character": () => "경로에 제어 문자가 있습니다. 다시 입력하세요.",
  device: () => "폴더가 아니라 장치의 이름입니다.",
  "drive-relative": () => "드라이브 뒤에 슬래시를 넣으세요(예: C:\\Work).",
  duplicate: ({ path }) => `이미 목록에 있는 폴더입니다: ${named(path)}`,
  empty: () => "폴더의 경로를 입력하세요.",
  "encoded-slash": () => "이 주소에는 인코딩된 슬래시가 있으며, 서버마다 이를 다르게 해석합니다.",
  fragment: () => "폴더 주소에는 #을 사용할 수 없습니다. 이름에 #이 있으면 %23으로 입력하세요.",
  home: () => "서버는 ~가 무엇인지 알지 못합니다. 전체 경로를 입력하세요.",
  "lone-surrogate": () => "경로에 불완전한 문자가 있습니다. 다시 입력하세요.",
  "malformed-encoding": () =>
    "이 주소의 %는 올바른 인코딩이 아닙니다. 이름에 %가 있으면 %25로 입력하세요.",
  "no-drive": () => "드라이브나 서버로 시작하세요(예: C:\\Work 또는 \\\\server\\share).",
  "no-share": () => "서버가 공유하는 폴더도 입력하세요(예: \\\\server\\share).",
  outside: ({ path }) => `‘${named(path)}’ 안에 있지 않습니다.`,
  query: () => "폴더 주소에는 ?를 사용할 수 없습니다. 이름에 ?가 있으면 %3F로 입력하세요.",
  relative: () => "디스크의 루트부터 시작하는 전체 경로를 입력하세요.",
  remote: ({ server }) => `다른 컴퓨터에 있습니다: ${named(server)}`,
  scheme: ({ scheme }) =>
    `목록에는 파일과 폴더만 넣을 수 있습니다. ‘${named(scheme)}’ 주소는 넣을 수 없습니다.`,
  server: ({ server }) => `‘${named(server)}’ 이름은 서버에 사용할 수 없습니다.`,
  "too-long": ({ max }) => `너무 깁니다. 최대 ${named(max)}자까지 가능합니다.`,
  traversal: () => "‘..’ 대신 실제로 가리키는 경로를 입력하세요.",
  "windows-name": ({ name }) => `Windows에서는 ‘${named(name)}’ 이름을 폴더에 사용할 수 없습니다.`,
  "windows-path": () => "Windows 경로이지만 폴더가 다른 시스템에 있습니다.",
};
