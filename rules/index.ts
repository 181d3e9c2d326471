// Rendered by `npm run render` from the files of this folder. Do not edit.
import type {LintRule} from '../analyzer/lint/rule.ts'
import agentCase from './agent-case.ts'
import anchorInMiddle from './anchor-in-middle.ts'
import backslashInPath from './backslash-in-path.ts'
import blankLineInGroup from './blank-line-in-group.ts'
import blocksAssets from './blocks-assets.ts'
import blocksEverything from './blocks-everything.ts'
import blocksRobotsTxt from './blocks-robots-txt.ts'
import blocksSitemap from './blocks-sitemap.ts'
import broadPrefix from './broad-prefix.ts'
import brokenExpectation from './broken-expectation.ts'
import byteOrderMark from './byte-order-mark.ts'
import conflictingRule from './conflicting-rule.ts'
import contentSignal from './content-signal.ts'
import controlToken from './control-token.ts'
import defaultAgentInNamedGroup from './default-agent-in-named-group.ts'
import defaultGroupNotFirst from './default-group-not-first.ts'
import directiveValue from './directive-value.ts'
import divergentDecision from './divergent-decision.ts'
import doubleSlash from './double-slash.ts'
import duplicateAgent from './duplicate-agent.ts'
import duplicateGroup from './duplicate-group.ts'
import duplicateRule from './duplicate-rule.ts'
import duplicateSitemap from './duplicate-sitemap.ts'
import emptyAgent from './empty-agent.ts'
import emptyAllow from './empty-allow.ts'
import emptyDisallowAmongRules from './empty-disallow-among-rules.ts'
import emptyFile from './empty-file.ts'
import fileTooLarge from './file-too-large.ts'
import foreignAgent from './foreign-agent.ts'
import fragmentInPath from './fragment-in-path.ts'
import fullwidthCharacter from './fullwidth-character.ts'
import groupWithoutRules from './group-without-rules.ts'
import hashInValue from './hash-in-value.ts'
import hiddenDefaultRules from './hidden-default-rules.ts'
import htmlEntity from './html-entity.ts'
import ignoredDirective from './ignored-directive.ts'
import indentation from './indentation.ts'
import ineffectiveAllow from './ineffective-allow.ts'
import inlineComment from './inline-comment.ts'
import invalidAgentToken from './invalid-agent-token.ts'
import invalidEncoding from './invalid-encoding.ts'
import invalidSuppression from './invalid-suppression.ts'
import invisibleCharacter from './invisible-character.ts'
import licenseUrl from './license-url.ts'
import lineEndings from './line-endings.ts'
import malformedLine from './malformed-line.ts'
import mergeConflictMarker from './merge-conflict-marker.ts'
import missingColon from './missing-colon.ts'
import missingFinalNewline from './missing-final-newline.ts'
import missingLeadingSlash from './missing-leading-slash.ts'
import missingSitemap from './missing-sitemap.ts'
import missingVirtualAgent from './missing-virtual-agent.ts'
import misspelledAgent from './misspelled-agent.ts'
import misspelledDirective from './misspelled-directive.ts'
import mojibake from './mojibake.ts'
import narrowPrefix from './narrow-prefix.ts'
import notRobotsTxt from './not-robots-txt.ts'
import overlappingPath from './overlapping-path.ts'
import percentEncoding from './percent-encoding.ts'
import questionMarkWildcard from './question-mark-wildcard.ts'
import quotedValue from './quoted-value.ts'
import regularExpression from './regular-expression.ts'
import relativePath from './relative-path.ts'
import repeatedWildcard from './repeated-wildcard.ts'
import retiredAgent from './retired-agent.ts'
import retrievalCertificate from './retrieval-certificate.ts'
import retrievalCertificateChanged from './retrieval-certificate-changed.ts'
import retrievalCharset from './retrieval-charset.ts'
import retrievalHeader from './retrieval-header.ts'
import retrievalMediaType from './retrieval-media-type.ts'
import retrievalQueryForm from './retrieval-query-form.ts'
import retrievalRedirect from './retrieval-redirect.ts'
import retrievalStatus from './retrieval-status.ts'
import retrievalTruncated from './retrieval-truncated.ts'
import ruleWithoutAgent from './rule-without-agent.ts'
import sensitivePath from './sensitive-path.ts'
import severalRecordsOnLine from './several-records-on-line.ts'
import severalValuesOnLine from './several-values-on-line.ts'
import sitemapUrl from './sitemap-url.ts'
import spaceBeforeColon from './space-before-colon.ts'
import spaceInPath from './space-in-path.ts'
import strayRule from './stray-rule.ts'
import swallowedGroup from './swallowed-group.ts'
import templateLeftover from './template-leftover.ts'
import tooManyRules from './too-many-rules.ts'
import trailingPunctuation from './trailing-punctuation.ts'
import trailingSpace from './trailing-space.ts'
import trailingWildcard from './trailing-wildcard.ts'
import unencodedPath from './unencoded-path.ts'
import unknownAgent from './unknown-agent.ts'
import unknownDirective from './unknown-directive.ts'
import unreachableRule from './unreachable-rule.ts'
import unsupportedCrawlDelay from './unsupported-crawl-delay.ts'
import unsupportedWildcard from './unsupported-wildcard.ts'
import unusedSuppression from './unused-suppression.ts'
import urlAsPath from './url-as-path.ts'
import wordAsPath from './word-as-path.ts'
import wrongFileName from './wrong-file-name.ts'
import wrongSeparator from './wrong-separator.ts'

/** All lint rules, by id. */
export const rules: readonly LintRule[] = [
  agentCase,
  anchorInMiddle,
  backslashInPath,
  blankLineInGroup,
  blocksAssets,
  blocksEverything,
  blocksRobotsTxt,
  blocksSitemap,
  broadPrefix,
  brokenExpectation,
  byteOrderMark,
  conflictingRule,
  contentSignal,
  controlToken,
  defaultAgentInNamedGroup,
  defaultGroupNotFirst,
  directiveValue,
  divergentDecision,
  doubleSlash,
  duplicateAgent,
  duplicateGroup,
  duplicateRule,
  duplicateSitemap,
  emptyAgent,
  emptyAllow,
  emptyDisallowAmongRules,
  emptyFile,
  fileTooLarge,
  foreignAgent,
  fragmentInPath,
  fullwidthCharacter,
  groupWithoutRules,
  hashInValue,
  hiddenDefaultRules,
  htmlEntity,
  ignoredDirective,
  indentation,
  ineffectiveAllow,
  inlineComment,
  invalidAgentToken,
  invalidEncoding,
  invalidSuppression,
  invisibleCharacter,
  licenseUrl,
  lineEndings,
  malformedLine,
  mergeConflictMarker,
  missingColon,
  missingFinalNewline,
  missingLeadingSlash,
  missingSitemap,
  missingVirtualAgent,
  misspelledAgent,
  misspelledDirective,
  mojibake,
  narrowPrefix,
  notRobotsTxt,
  overlappingPath,
  percentEncoding,
  questionMarkWildcard,
  quotedValue,
  regularExpression,
  relativePath,
  repeatedWildcard,
  retiredAgent,
  retrievalCertificate,
  retrievalCertificateChanged,
  retrievalCharset,
  retrievalHeader,
  retrievalMediaType,
  retrievalQueryForm,
  retrievalRedirect,
  retrievalStatus,
  retrievalTruncated,
  ruleWithoutAgent,
  sensitivePath,
  severalRecordsOnLine,
  severalValuesOnLine,
  sitemapUrl,
  spaceBeforeColon,
  spaceInPath,
  strayRule,
  swallowedGroup,
  templateLeftover,
  tooManyRules,
  trailingPunctuation,
  trailingSpace,
  trailingWildcard,
  unencodedPath,
  unknownAgent,
  unknownDirective,
  unreachableRule,
  unsupportedCrawlDelay,
  unsupportedWildcard,
  unusedSuppression,
  urlAsPath,
  wordAsPath,
  wrongFileName,
  wrongSeparator,
]
