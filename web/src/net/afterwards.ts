import { get, post } from './api';
import type * as messages from './messages';

/** What is asked of a match when it is looked at again. */
export const afterwards = {
  moves: (id: string, as: string) => get<messages.Moves>(`/api/matches/${id}/moves?as=${as}`),
  look: (id: string, wish: messages.Look) => post<messages.Looked>(`/api/matches/${id}/look`, wish),
  playOn: (id: string, wish: messages.PlayOn) => post<messages.Created>(`/api/matches/${id}/play_on`, wish),
  analysis: (id: string, first: number) => get<messages.Analysis>(`/api/matches/${id}/analysis?first=${first}`),
  analyse: (id: string) => post<messages.Analysis>(`/api/matches/${id}/analysis`, undefined),
  course: (id: string) => get<messages.Course>(`/api/matches/${id}/course`),
  ways: (id: string, ways: messages.OtherWay[]) => post<messages.Ways>(`/api/matches/${id}/ways`, { ways }),
};
