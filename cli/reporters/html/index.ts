import type {FileReport} from '../../report.ts'
import type {CreateReporter} from '../reporter.ts'
import {pageEnd, pageStart} from './page.ts'
import {renderSingle} from './single.ts'
import {SurveyPage} from './survey.ts'

/**
 * A page that needs nothing but itself: about one file, or a survey of many. That there are many shows when the second
 * one comes; from then on each is written at once, and only counts are kept.
 */
export const createHtmlReporter: CreateReporter = ({version}) => {
  let only: FileReport | undefined
  let survey: SurveyPage | undefined
  return {
    start: () => '',
    file(report) {
      if (survey) return survey.file(report)
      if (only === undefined) {
        only = report
        return ''
      }
      survey = new SurveyPage()
      return `${pageStart('Survey')}${survey.start()}${survey.file(only)}${survey.file(report)}`
    },
    end(summary) {
      if (survey) return `${survey.end(summary)}${pageEnd(version)}`
      if (only) return `${pageStart(only.path)}${renderSingle(only, summary)}${pageEnd(version)}`
      const none = new SurveyPage()
      return `${pageStart('Survey')}${none.start()}${none.end(summary)}${pageEnd(version)}`
    },
  }
}
