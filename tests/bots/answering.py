"""One answer of a network in every thread, as a kernel for a CUDA GPU; `reflex_on_gpu` launches it."""

from snowedin.bots.reflex.answer import answer


def answer_in_thread(thread, own, rolls, states, seats, dice, plan, weights, fine, rows, layers, chosen):
    own[0] = states[thread]
    chosen[thread] = answer(own[0], seats[thread], dice[thread], plan, weights, fine, rows[thread], layers[thread])
