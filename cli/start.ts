#!/usr/bin/env node
import {join} from 'node:path'
import {loadProgram} from './code-cache.ts'

loadProgram(join(__dirname, 'cli')).main()
