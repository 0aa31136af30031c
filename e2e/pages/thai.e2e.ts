import { testWholePages } from '../support/whole-pages'

testWholePages('th')
