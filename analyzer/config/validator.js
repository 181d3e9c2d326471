// Rendered by `npm run render` from the schema of the configuration. Do not edit.
"use strict";
export const validate = validate21;
export default validate21;
const schema6 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Configuration of robotslint","type":"object","definitions":{"level":{"enum":["off","info","warning","error"]},"setting":{"anyOf":[{"$ref":"#/definitions/level"},{"type":"object","propertyNames":{"enum":["severity"]},"properties":{},"additionalProperties":{"$ref":"#/definitions/level"}}]},"text":{"type":"string","pattern":"\\S"},"strings":{"type":"array","items":{"$ref":"#/definitions/text"}},"target":{"enum":["gemini","web","libraries","kennedy","delorean","gus","tlgs","aurasearch","gemplex","gemini-grc","mozz-archiver","gemportal","september","rfc9309","google","bing","yandex","python-urllib","protego","rep1994"]},"targets":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/target"}},"origin":{"type":"string","pattern":"^(https?|gemini)://[^/?#]+/?$"},"expectations":{"type":"array","items":{"$ref":"#/definitions/expectation"}},"expectation":{"type":"object","required":["agent","url","allowed"],"propertyNames":{"enum":["agent","url","allowed","as"]},"properties":{"url":{"type":"string","pattern":"^(/|[A-Za-z][A-Za-z0-9+.-]*://[^/?#])"},"allowed":{"type":"boolean"},"as":{"$ref":"#/definitions/target"}},"additionalProperties":{"anyOf":[{"$ref":"#/definitions/text"},{"$ref":"#/definitions/strings","minItems":1}]}},"rules":{"type":"object","propertyNames":{"enum":["agent-case","anchor-in-middle","backslash-in-path","blank-line-in-group","blocks-assets","blocks-everything","blocks-robots-txt","blocks-sitemap","broad-prefix","broken-expectation","byte-order-mark","conflicting-rule","content-signal","control-token","default-agent-in-named-group","default-group-not-first","directive-value","divergent-decision","double-slash","duplicate-agent","duplicate-group","duplicate-rule","duplicate-sitemap","empty-agent","empty-allow","empty-disallow-among-rules","empty-file","file-too-large","foreign-agent","fragment-in-path","fullwidth-character","group-without-rules","hash-in-value","hidden-default-rules","html-entity","ignored-directive","indentation","ineffective-allow","inline-comment","invalid-agent-token","invalid-encoding","invalid-suppression","invisible-character","license-url","line-endings","malformed-line","merge-conflict-marker","missing-colon","missing-final-newline","missing-leading-slash","missing-sitemap","missing-virtual-agent","misspelled-agent","misspelled-directive","mojibake","narrow-prefix","not-robots-txt","overlapping-path","percent-encoding","question-mark-wildcard","quoted-value","regular-expression","relative-path","repeated-wildcard","retired-agent","retrieval-certificate","retrieval-certificate-changed","retrieval-charset","retrieval-header","retrieval-media-type","retrieval-query-form","retrieval-redirect","retrieval-status","retrieval-truncated","rule-without-agent","sensitive-path","several-records-on-line","several-values-on-line","sitemap-url","space-before-colon","space-in-path","stray-rule","swallowed-group","template-leftover","too-many-rules","trailing-punctuation","trailing-space","trailing-wildcard","unencoded-path","unknown-agent","unknown-directive","unreachable-rule","unsupported-crawl-delay","unsupported-wildcard","unused-suppression","url-as-path","word-as-path","wrong-file-name","wrong-separator"]},"properties":{"sensitive-path":{"anyOf":[{"$ref":"#/definitions/level"},{"type":"object","propertyNames":{"enum":["severity","options"]},"properties":{"options":{"type":"object","propertyNames":{"enum":["words"]},"properties":{},"additionalProperties":{"type":"array","items":{"type":"string","pattern":"[^]"}}}},"additionalProperties":{"$ref":"#/definitions/level"}}]}},"additionalProperties":{"$ref":"#/definitions/setting"}}},"propertyNames":{"enum":["$schema","extends","targets","rules","knownAgents","knownDirectives","origin","expectations","overrides","ignore"]},"properties":{"$schema":{"type":"string"},"extends":{"anyOf":[{"$ref":"#/definitions/text"},{"$ref":"#/definitions/strings"}]},"targets":{"$ref":"#/definitions/targets"},"rules":{"$ref":"#/definitions/rules"},"origin":{"$ref":"#/definitions/origin"},"expectations":{"$ref":"#/definitions/expectations"},"overrides":{"type":"array","items":{"type":"object","required":["files"],"propertyNames":{"enum":["files","targets","rules","knownAgents","knownDirectives","origin","expectations"]},"properties":{"targets":{"$ref":"#/definitions/targets"},"rules":{"$ref":"#/definitions/rules"},"origin":{"$ref":"#/definitions/origin"},"expectations":{"$ref":"#/definitions/expectations"}},"additionalProperties":{"$ref":"#/definitions/strings"}}}},"additionalProperties":{"$ref":"#/definitions/strings"}};
const schema7 = {"type":"array","items":{"$ref":"#/definitions/text"}};
const schema8 = {"type":"string","pattern":"\\S"};
const pattern0 = new RegExp("\\S", "u");

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern0.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate23(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}

const schema9 = {"type":"array","minItems":1,"items":{"$ref":"#/definitions/target"}};
const schema10 = {"enum":["gemini","web","libraries","kennedy","delorean","gus","tlgs","aurasearch","gemplex","gemini-grc","mozz-archiver","gemportal","september","rfc9309","google","bing","yandex","python-urllib","protego","rep1994"]};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((((((((((((((((((((data === "gemini") || (data === "web")) || (data === "libraries")) || (data === "kennedy")) || (data === "delorean")) || (data === "gus")) || (data === "tlgs")) || (data === "aurasearch")) || (data === "gemplex")) || (data === "gemini-grc")) || (data === "mozz-archiver")) || (data === "gemportal")) || (data === "september")) || (data === "rfc9309")) || (data === "google")) || (data === "bing")) || (data === "yandex")) || (data === "python-urllib")) || (data === "protego")) || (data === "rep1994"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema10.enum}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}


function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 1){
const err0 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate29(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}

const schema11 = {"type":"object","propertyNames":{"enum":["agent-case","anchor-in-middle","backslash-in-path","blank-line-in-group","blocks-assets","blocks-everything","blocks-robots-txt","blocks-sitemap","broad-prefix","broken-expectation","byte-order-mark","conflicting-rule","content-signal","control-token","default-agent-in-named-group","default-group-not-first","directive-value","divergent-decision","double-slash","duplicate-agent","duplicate-group","duplicate-rule","duplicate-sitemap","empty-agent","empty-allow","empty-disallow-among-rules","empty-file","file-too-large","foreign-agent","fragment-in-path","fullwidth-character","group-without-rules","hash-in-value","hidden-default-rules","html-entity","ignored-directive","indentation","ineffective-allow","inline-comment","invalid-agent-token","invalid-encoding","invalid-suppression","invisible-character","license-url","line-endings","malformed-line","merge-conflict-marker","missing-colon","missing-final-newline","missing-leading-slash","missing-sitemap","missing-virtual-agent","misspelled-agent","misspelled-directive","mojibake","narrow-prefix","not-robots-txt","overlapping-path","percent-encoding","question-mark-wildcard","quoted-value","regular-expression","relative-path","repeated-wildcard","retired-agent","retrieval-certificate","retrieval-certificate-changed","retrieval-charset","retrieval-header","retrieval-media-type","retrieval-query-form","retrieval-redirect","retrieval-status","retrieval-truncated","rule-without-agent","sensitive-path","several-records-on-line","several-values-on-line","sitemap-url","space-before-colon","space-in-path","stray-rule","swallowed-group","template-leftover","too-many-rules","trailing-punctuation","trailing-space","trailing-wildcard","unencoded-path","unknown-agent","unknown-directive","unreachable-rule","unsupported-crawl-delay","unsupported-wildcard","unused-suppression","url-as-path","word-as-path","wrong-file-name","wrong-separator"]},"properties":{"sensitive-path":{"anyOf":[{"$ref":"#/definitions/level"},{"type":"object","propertyNames":{"enum":["severity","options"]},"properties":{"options":{"type":"object","propertyNames":{"enum":["words"]},"properties":{},"additionalProperties":{"type":"array","items":{"type":"string","pattern":"[^]"}}}},"additionalProperties":{"$ref":"#/definitions/level"}}]}},"additionalProperties":{"$ref":"#/definitions/setting"}};
const schema12 = {"anyOf":[{"$ref":"#/definitions/level"},{"type":"object","propertyNames":{"enum":["severity"]},"properties":{},"additionalProperties":{"$ref":"#/definitions/level"}}]};
const schema13 = {"enum":["off","info","warning","error"]};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((((data === "off") || (data === "info")) || (data === "warning")) || (data === "error"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema13.enum}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}


function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate34(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs4 = errors;
if(!(key0 === "severity")){
const err0 = {instancePath,schemaPath:"#/anyOf/1/propertyNames/enum",keyword:"enum",params:{allowedValues: schema12.anyOf[1].propertyNames.enum},propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid1 = _errs4 === errors;
if(!valid1){
const err1 = {instancePath,schemaPath:"#/anyOf/1/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
for(const key1 in data){
if(!(validate34(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate33.errors = vErrors;
return errors === 0;
}

const pattern1 = new RegExp("[^]", "u");

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((key0 === "agent-case") || (key0 === "anchor-in-middle")) || (key0 === "backslash-in-path")) || (key0 === "blank-line-in-group")) || (key0 === "blocks-assets")) || (key0 === "blocks-everything")) || (key0 === "blocks-robots-txt")) || (key0 === "blocks-sitemap")) || (key0 === "broad-prefix")) || (key0 === "broken-expectation")) || (key0 === "byte-order-mark")) || (key0 === "conflicting-rule")) || (key0 === "content-signal")) || (key0 === "control-token")) || (key0 === "default-agent-in-named-group")) || (key0 === "default-group-not-first")) || (key0 === "directive-value")) || (key0 === "divergent-decision")) || (key0 === "double-slash")) || (key0 === "duplicate-agent")) || (key0 === "duplicate-group")) || (key0 === "duplicate-rule")) || (key0 === "duplicate-sitemap")) || (key0 === "empty-agent")) || (key0 === "empty-allow")) || (key0 === "empty-disallow-among-rules")) || (key0 === "empty-file")) || (key0 === "file-too-large")) || (key0 === "foreign-agent")) || (key0 === "fragment-in-path")) || (key0 === "fullwidth-character")) || (key0 === "group-without-rules")) || (key0 === "hash-in-value")) || (key0 === "hidden-default-rules")) || (key0 === "html-entity")) || (key0 === "ignored-directive")) || (key0 === "indentation")) || (key0 === "ineffective-allow")) || (key0 === "inline-comment")) || (key0 === "invalid-agent-token")) || (key0 === "invalid-encoding")) || (key0 === "invalid-suppression")) || (key0 === "invisible-character")) || (key0 === "license-url")) || (key0 === "line-endings")) || (key0 === "malformed-line")) || (key0 === "merge-conflict-marker")) || (key0 === "missing-colon")) || (key0 === "missing-final-newline")) || (key0 === "missing-leading-slash")) || (key0 === "missing-sitemap")) || (key0 === "missing-virtual-agent")) || (key0 === "misspelled-agent")) || (key0 === "misspelled-directive")) || (key0 === "mojibake")) || (key0 === "narrow-prefix")) || (key0 === "not-robots-txt")) || (key0 === "overlapping-path")) || (key0 === "percent-encoding")) || (key0 === "question-mark-wildcard")) || (key0 === "quoted-value")) || (key0 === "regular-expression")) || (key0 === "relative-path")) || (key0 === "repeated-wildcard")) || (key0 === "retired-agent")) || (key0 === "retrieval-certificate")) || (key0 === "retrieval-certificate-changed")) || (key0 === "retrieval-charset")) || (key0 === "retrieval-header")) || (key0 === "retrieval-media-type")) || (key0 === "retrieval-query-form")) || (key0 === "retrieval-redirect")) || (key0 === "retrieval-status")) || (key0 === "retrieval-truncated")) || (key0 === "rule-without-agent")) || (key0 === "sensitive-path")) || (key0 === "several-records-on-line")) || (key0 === "several-values-on-line")) || (key0 === "sitemap-url")) || (key0 === "space-before-colon")) || (key0 === "space-in-path")) || (key0 === "stray-rule")) || (key0 === "swallowed-group")) || (key0 === "template-leftover")) || (key0 === "too-many-rules")) || (key0 === "trailing-punctuation")) || (key0 === "trailing-space")) || (key0 === "trailing-wildcard")) || (key0 === "unencoded-path")) || (key0 === "unknown-agent")) || (key0 === "unknown-directive")) || (key0 === "unreachable-rule")) || (key0 === "unsupported-crawl-delay")) || (key0 === "unsupported-wildcard")) || (key0 === "unused-suppression")) || (key0 === "url-as-path")) || (key0 === "word-as-path")) || (key0 === "wrong-file-name")) || (key0 === "wrong-separator"))){
const err0 = {instancePath,schemaPath:"#/propertyNames/enum",keyword:"enum",params:{allowedValues: schema11.propertyNames.enum},propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid0 = _errs1 === errors;
if(!valid0){
const err1 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
for(const key1 in data){
if(!(key1 === "sensitive-path")){
if(!(validate33(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
}
if(data["sensitive-path"] !== undefined){
let data1 = data["sensitive-path"];
const _errs5 = errors;
let valid3 = false;
const _errs6 = errors;
if(!(validate34(data1, {instancePath:instancePath+"/sensitive-path",parentData:data,parentDataProperty:"sensitive-path",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs7 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key2 in data1){
const _errs9 = errors;
if(!((key2 === "severity") || (key2 === "options"))){
const err2 = {instancePath:instancePath+"/sensitive-path",schemaPath:"#/properties/sensitive-path/anyOf/1/propertyNames/enum",keyword:"enum",params:{allowedValues: schema11.properties["sensitive-path"].anyOf[1].propertyNames.enum},propertyName:key2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid4 = _errs9 === errors;
if(!valid4){
const err3 = {instancePath:instancePath+"/sensitive-path",schemaPath:"#/properties/sensitive-path/anyOf/1/propertyNames",keyword:"propertyNames",params:{propertyName: key2}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
for(const key3 in data1){
if(!(key3 === "options")){
if(!(validate34(data1[key3], {instancePath:instancePath+"/sensitive-path/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data1,parentDataProperty:key3,rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
}
}
if(data1.options !== undefined){
let data3 = data1.options;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key4 in data3){
const _errs14 = errors;
if(!(key4 === "words")){
const err4 = {instancePath:instancePath+"/sensitive-path/options",schemaPath:"#/properties/sensitive-path/anyOf/1/properties/options/propertyNames/enum",keyword:"enum",params:{allowedValues: schema11.properties["sensitive-path"].anyOf[1].properties.options.propertyNames.enum},propertyName:key4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid7 = _errs14 === errors;
if(!valid7){
const err5 = {instancePath:instancePath+"/sensitive-path/options",schemaPath:"#/properties/sensitive-path/anyOf/1/properties/options/propertyNames",keyword:"propertyNames",params:{propertyName: key4}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
for(const key5 in data3){
let data4 = data3[key5];
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(!pattern1.test(data5)){
const err6 = {instancePath:instancePath+"/sensitive-path/options/" + key5.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"#/properties/sensitive-path/anyOf/1/properties/options/additionalProperties/items/pattern",keyword:"pattern",params:{pattern: "[^]"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/sensitive-path/options/" + key5.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"#/properties/sensitive-path/anyOf/1/properties/options/additionalProperties/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/sensitive-path/options/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/sensitive-path/anyOf/1/properties/options/additionalProperties/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/sensitive-path/options",schemaPath:"#/properties/sensitive-path/anyOf/1/properties/options/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/sensitive-path",schemaPath:"#/properties/sensitive-path/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid3 = valid3 || _valid0;
}
if(!valid3){
const err11 = {instancePath:instancePath+"/sensitive-path",schemaPath:"#/properties/sensitive-path/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}

const schema14 = {"type":"string","pattern":"^(https?|gemini)://[^/?#]+/?$"};
const pattern2 = new RegExp("^(https?|gemini)://[^/?#]+/?$", "u");

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern2.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(https?|gemini)://[^/?#]+/?$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate41.errors = vErrors;
return errors === 0;
}

const schema15 = {"type":"array","items":{"$ref":"#/definitions/expectation"}};
const schema16 = {"type":"object","required":["agent","url","allowed"],"propertyNames":{"enum":["agent","url","allowed","as"]},"properties":{"url":{"type":"string","pattern":"^(/|[A-Za-z][A-Za-z0-9+.-]*://[^/?#])"},"allowed":{"type":"boolean"},"as":{"$ref":"#/definitions/target"}},"additionalProperties":{"anyOf":[{"$ref":"#/definitions/text"},{"$ref":"#/definitions/strings","minItems":1}]}};
const pattern3 = new RegExp("^(/|[A-Za-z][A-Za-z0-9+.-]*://[^/?#])", "u");

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.agent === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "agent"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.url === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.allowed === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "allowed"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
const _errs1 = errors;
if(!((((key0 === "agent") || (key0 === "url")) || (key0 === "allowed")) || (key0 === "as"))){
const err3 = {instancePath,schemaPath:"#/propertyNames/enum",keyword:"enum",params:{allowedValues: schema16.propertyNames.enum},propertyName:key0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid0 = _errs1 === errors;
if(!valid0){
const err4 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
for(const key1 in data){
if(!(((key1 === "url") || (key1 === "allowed")) || (key1 === "as"))){
let data0 = data[key1];
const _errs4 = errors;
let valid2 = false;
const _errs5 = errors;
if(!(validate23(data0, {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs6 = errors;
if(!(validate22(data0, {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
if(Array.isArray(data0)){
if(data0.length < 1){
const err5 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/anyOf/1/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid0 = _errs6 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err6 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
}
if(data.url !== undefined){
let data1 = data.url;
if(typeof data1 === "string"){
if(!pattern3.test(data1)){
const err7 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern: "^(/|[A-Za-z][A-Za-z0-9+.-]*://[^/?#])"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.allowed !== undefined){
if(typeof data.allowed !== "boolean"){
const err9 = {instancePath:instancePath+"/allowed",schemaPath:"#/properties/allowed/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.as !== undefined){
if(!(validate29(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate44.errors = vErrors;
return errors === 0;
}


function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate44(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate43.errors = vErrors;
return errors === 0;
}


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
if(!((((((((((key0 === "$schema") || (key0 === "extends")) || (key0 === "targets")) || (key0 === "rules")) || (key0 === "knownAgents")) || (key0 === "knownDirectives")) || (key0 === "origin")) || (key0 === "expectations")) || (key0 === "overrides")) || (key0 === "ignore"))){
const err0 = {instancePath,schemaPath:"#/propertyNames/enum",keyword:"enum",params:{allowedValues: schema6.propertyNames.enum},propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid0 = _errs1 === errors;
if(!valid0){
const err1 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
for(const key1 in data){
if(!(((((((key1 === "$schema") || (key1 === "extends")) || (key1 === "targets")) || (key1 === "rules")) || (key1 === "origin")) || (key1 === "expectations")) || (key1 === "overrides"))){
if(!(validate22(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err2 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.extends !== undefined){
let data2 = data.extends;
const _errs7 = errors;
let valid3 = false;
const _errs8 = errors;
if(!(validate23(data2, {instancePath:instancePath+"/extends",parentData:data,parentDataProperty:"extends",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs9 = errors;
if(!(validate22(data2, {instancePath:instancePath+"/extends",parentData:data,parentDataProperty:"extends",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid3 = valid3 || _valid0;
}
if(!valid3){
const err3 = {instancePath:instancePath+"/extends",schemaPath:"#/properties/extends/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
}
if(data.targets !== undefined){
if(!(validate28(data.targets, {instancePath:instancePath+"/targets",parentData:data,parentDataProperty:"targets",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
if(data.rules !== undefined){
if(!(validate32(data.rules, {instancePath:instancePath+"/rules",parentData:data,parentDataProperty:"rules",rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
if(data.origin !== undefined){
if(!(validate41(data.origin, {instancePath:instancePath+"/origin",parentData:data,parentDataProperty:"origin",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
}
if(data.expectations !== undefined){
if(!(validate43(data.expectations, {instancePath:instancePath+"/expectations",parentData:data,parentDataProperty:"expectations",rootData}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
}
if(data.overrides !== undefined){
let data7 = data.overrides;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.files === undefined){
const err4 = {instancePath:instancePath+"/overrides/" + i0,schemaPath:"#/properties/overrides/items/required",keyword:"required",params:{missingProperty: "files"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key2 in data8){
const _errs18 = errors;
if(!(((((((key2 === "files") || (key2 === "targets")) || (key2 === "rules")) || (key2 === "knownAgents")) || (key2 === "knownDirectives")) || (key2 === "origin")) || (key2 === "expectations"))){
const err5 = {instancePath:instancePath+"/overrides/" + i0,schemaPath:"#/properties/overrides/items/propertyNames/enum",keyword:"enum",params:{allowedValues: schema6.properties.overrides.items.propertyNames.enum},propertyName:key2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid6 = _errs18 === errors;
if(!valid6){
const err6 = {instancePath:instancePath+"/overrides/" + i0,schemaPath:"#/properties/overrides/items/propertyNames",keyword:"propertyNames",params:{propertyName: key2}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
for(const key3 in data8){
if(!((((key3 === "targets") || (key3 === "rules")) || (key3 === "origin")) || (key3 === "expectations"))){
if(!(validate22(data8[key3], {instancePath:instancePath+"/overrides/" + i0+"/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data8,parentDataProperty:key3,rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
if(data8.targets !== undefined){
if(!(validate28(data8.targets, {instancePath:instancePath+"/overrides/" + i0+"/targets",parentData:data8,parentDataProperty:"targets",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
if(data8.rules !== undefined){
if(!(validate32(data8.rules, {instancePath:instancePath+"/overrides/" + i0+"/rules",parentData:data8,parentDataProperty:"rules",rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
if(data8.origin !== undefined){
if(!(validate41(data8.origin, {instancePath:instancePath+"/overrides/" + i0+"/origin",parentData:data8,parentDataProperty:"origin",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
}
if(data8.expectations !== undefined){
if(!(validate43(data8.expectations, {instancePath:instancePath+"/overrides/" + i0+"/expectations",parentData:data8,parentDataProperty:"expectations",rootData}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/overrides/" + i0,schemaPath:"#/properties/overrides/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/overrides",schemaPath:"#/properties/overrides/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}

