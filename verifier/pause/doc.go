// Package pause suspends the work of several goroutines for a while, so that other work has the
// processors.
//
// With makes a context whose work can be paused. The work stops where it calls Wait while it is
// paused; what runs outside of Go is notified by Watch. Work that uses neither goes on. A context that
// has ended pauses nothing.
//
// The package imports nothing of gsmack.
package pause
