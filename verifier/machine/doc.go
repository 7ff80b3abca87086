// Package machine is the state of a lowered program that runs on concrete values.
//
// The input is a program and the values of its inputs. A Machine has the globals, the heap and the threads; Step executes
// one statement of one thread, or takes it from the end of a block to the next. An assume that is false prunes the
// execution. An await that is false blocks the thread and changes nothing: inside an atomic section the caller takes the
// section back to where it began, for the section could not be entered. An Oracle makes the nondeterministic choices
// (havoc, a goto with several targets, the address of a new object). Clone is cheap; a machine and its clones belong to one
// goroutine. Package interp schedules, searches, records and judges.
//
// A Program (program.go) is what does not change while it runs; section.go says in which atomic section a thread is and
// what other threads can observe. It imports ivl, ivl/digraph, cfg, goal, value and trace.
package machine
