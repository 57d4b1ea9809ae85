import { parentPort } from 'node:worker_threads'
import { Reacher, type Share } from './reach-share.js'

const reacher = new Reacher()
parentPort?.on('message', (share: Share) => parentPort?.postMessage(reacher.found(share)))
