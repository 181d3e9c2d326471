/**
 * The package: the library, and with it the processor for unified.
 *
 * @packageDocumentation
 */
import {createProcessor as createProcessorOf, type RobotsProcessor} from './analyzer/processor.ts'
import {type LintOptions, rules} from './library.ts'

export {type RobotsProcessor, robotsParse, robotsStringify} from './analyzer/processor.ts'
export * from './library.ts'

/** A unified processor with all rules: its parser, transformer and compiler work with other unified packages. */
export function createProcessor(options: LintOptions = {}): RobotsProcessor {
  return createProcessorOf({rules, ...options})
}
