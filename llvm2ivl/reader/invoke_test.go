package reader

import (
	"slices"
	"testing"
)

// TestInvoke: an invoke is a call, its landing pad is gone, and what that would have called is noted.
func TestInvoke(t *testing.T) {
	const text = `
define i32 @f(ptr %p) personality ptr @__gxx_personality_v0 {
entry:
  %x = invoke i32 %p(i32 noundef 1) #0
          to label %on unwind label %pad
on:
  invoke void @g() #1
          to label %never unwind label %pad
never:
  unreachable
pad:
  %l = landingpad { ptr, i32 }
          catch ptr null
  %e = extractvalue { ptr, i32 } %l, 0
  %c = call ptr @__cxa_begin_catch(ptr %e)
  br label %on2
on2:
  ret i32 2
}
declare i32 @__gxx_personality_v0(...)
declare ptr @__cxa_begin_catch(ptr)
declare void @g()
attributes #0 = { nounwind }
attributes #1 = { noreturn }
`
	m, ds := Parse("t.ll", []byte(text))
	if len(ds) > 0 {
		t.Fatal(ds)
	}
	f := m.Funcs[0]
	want := []string{"i32 f(1)", " block, 1 ways on", "  call i32 parameter ptr 1", " block, 0 ways on", "  call void @g"}
	if got := list(f); !slices.Equal(got, want) {
		t.Errorf("got %q, not %q", got, want)
	}
	if len(f.Unwinding) != 2 {
		t.Errorf("an exception would call %v", f.Unwinding)
	}
}
