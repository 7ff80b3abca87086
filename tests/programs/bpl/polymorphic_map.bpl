// @expect unknown
type Field a;
type Ref;
var heap: <a>[Ref, Field a]a;

procedure main()
{
  var r: Ref;
  var f: Field int;
  assert heap[r, f] == 3; // want "polymorphic maps"
}
