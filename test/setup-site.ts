import '@testing-library/jest-dom'
import { failOnMessages, watchConsole } from './console-messages'

jest.mock('gatsby', () => jest.requireActual<object>('./gatsby-stand-in'))

beforeEach(watchConsole)
afterEach(failOnMessages)
