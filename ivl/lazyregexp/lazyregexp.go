// Package lazyregexp has regular expressions that are compiled when they are first used, as
// Go's internal/lazyregexp has them: to compile all of the command's at each start took a tenth of
// the time that a small program takes.
//
// It imports nothing of ours.
package lazyregexp

import (
	"regexp"
	"sync"
)

// New returns the expression, once it is asked for. It may be called from any goroutine, and panics
// where regexp.MustCompile does.
func New(pattern string) func() *regexp.Regexp {
	return sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(pattern) })
}
