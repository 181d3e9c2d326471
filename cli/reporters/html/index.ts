import type {FileReport} from '../../report.ts'
import type {CreateReporter} from '../reporter.ts'
import {pageEnd, pageStart} from './page.ts'
import {renderSingle} from './single.ts'
import {SurveyPage} from './survey.ts'

/**
 * A page that needs nothing but itself: about one file, or a survey of many. Its head counts what comes, so all is
 * written in the end; until then only the markup of each file is kept, which is bounded.
 */
export const createHtmlReporter: CreateReporter = ({version}) => {
  let only: FileReport | undefined
  let survey: SurveyPage | undefined
  return {
    start: () => '',
    file(report) {
      if (survey === undefined && only === undefined) only = report
      else {
        if (survey === undefined) {
          survey = new SurveyPage()
          if (only) survey.add(only)
          only = undefined
        }
        survey.add(report)
      }
      return ''
    },
    end(summary) {
      const title = only ? only.path : 'Survey'
      const content = only ? renderSingle(only, summary) : (survey ?? new SurveyPage()).render(summary)
      return `${pageStart(title)}${content}${pageEnd(version)}`
    },
  }
}
