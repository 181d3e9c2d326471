import type {Command} from './command.ts'

export const showOutput: Command = async ({output}) => output.show()
