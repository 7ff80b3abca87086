// Package pause suspends the work of several goroutines for a while, so that other work has the
// processors.
//
// In: a context, of which With makes one whose work can be paused. Out: that work, wherever it calls
// Wait, goes on only when it may; what runs outside of Go learns of it by Watch. What does neither
// goes on. A context that has ended pauses nothing.
//
// The package imports nothing of gsmack.
package pause
