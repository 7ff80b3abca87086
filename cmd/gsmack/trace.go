package main

import (
	"io"

	"github.com/gsmack/gsmack/verifier/trace"
)

func writeTrace(w io.Writer, t *trace.Trace) {}
