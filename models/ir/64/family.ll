target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@.str = private unnamed_addr constant [12 x i8] c"heap.family\00", align 1
define dso_local void @__model_belongs(i8* noundef %object, i64 noundef %family) {
entry:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef %object, i64 noundef %family)
  ret void
}
declare dso_local void @__gsmack_ghost_set(i8* noundef, i8* noundef, i64 noundef)
define dso_local i64 @__model_family(i8* noundef %object) {
entry:
  %call = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef %object)
  ret i64 %call
}
declare dso_local i64 @__gsmack_ghost_get(i8* noundef, i8* noundef)
