// Package machine is the state of a lowered program that runs on concrete values.
//
// In goes a program and the values of its inputs. A Machine has the globals, the heap and the threads; Step executes
// one statement of one thread, or takes it from the end of a block to the next. An assume that is false
// prunes the execution, an await that is false blocks the thread and changes nothing: inside an atomic section the caller takes
// the section back to where it began, for the section could not be entered. What is not determined (havoc, a goto with
// several targets, the address of a new object) an Oracle decides. Clone is cheap; a machine and its clones belong to one
// goroutine. Who schedules, searches, records and judges is interp.
//
// A Program (program.go) is what does not change while it runs; section.go says what atomic section a thread is in and
// what others can notice. It imports ivl, cfg, goal, value and trace.
package machine
