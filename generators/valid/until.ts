import type { Draw } from '../draw.js'
import type { Judge } from '../judge.js'
import type { Question } from '../question.js'

type Make = (draw: Draw, judge: Judge) => Question

/** What is made anew until it is wanted, so many times at most: the last one has to do. */
export function until(make: Make, isWanted: (question: Question, judge: Judge) => boolean, mostTries: number): Make {
  return (draw, judge) => {
    let question = make(draw, judge)
    for (let tries = 1; tries < mostTries && !isWanted(question, judge); tries++) question = make(draw, judge)
    return question
  }
}
