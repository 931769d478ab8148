// Does on the server what a host must not do there, to prove that it would be seen; it lies among the files of the built app then.
clearTimeout(setTimeout(() => {}, 0));
clearInterval(setInterval(() => {}, 0));
void [typeof sessionStorage, globalThis.localStorage];
