// @expect violated
// The arguments of the entry procedure are arbitrary.
procedure main(a: int, b: [int]bool)
{
  if (a > 3 && b[a]) {
    assert a != 7; // want "a != 7"
  }
}
