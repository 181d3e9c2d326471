import {connect as connectTcp, type Socket} from 'node:net'
import {type Conversation, connectionOptions} from '../conversation.ts'

/** Connects to one of the addresses of a host. */
export function connect(conversation: Conversation): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connectTcp(connectionOptions(conversation))
    socket.once('connect', () => resolve(socket))
    socket.on('error', reject)
  })
}
