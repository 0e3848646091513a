import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{encodeVerdict}from"./chunks/platform-confirm-protocol.js";import{judgePrepared}from"./chunks/core-digest.js";import"./chunks/core-exact-number.js";import"./chunks/empty.js";import{parentPort}from"node:worker_threads";parentPort?.on("message",({checks,cells})=>{checks.forEach((check,index)=>{Atomics.store(cells,index+1,encodeVerdict(check===void 0?"unreadable":judgePrepared(check))),Atomics.store(cells,0,index+1),Atomics.notify(cells,0)})});
