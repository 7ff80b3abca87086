package explore

import (
	"fmt"
	"runtime"
)

// Panicked is a panic of a goroutine, as the error of what it did: a defect of ours.
type Panicked struct {
	Value any
	PCs   []uintptr // the calls that the goroutine was in, as runtime.Callers gives them
}

func (p *Panicked) Error() string { return fmt.Sprint(p.Value) }

// Caught is f, for a goroutine of its own: its error is a *Panicked if f panics.
func Caught(f func() error) func() error {
	return func() (err error) {
		defer func() {
			if v := recover(); v != nil {
				pcs := make([]uintptr, 64)
				err = &Panicked{v, pcs[:runtime.Callers(2, pcs)]}
			}
		}()
		return f()
	}
}
