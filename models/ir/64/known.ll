target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@.str = private unnamed_addr constant [12 x i8] c"known.count\00", align 1
@.str.1 = private unnamed_addr constant [11 x i8] c"known.file\00", align 1
define dso_local i64 @__model_known_count() {
entry:
  %call = call i64 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0))
  ret i64 %call
}
declare dso_local i64 @__gsmack_ghost_get_scalar(i8* noundef)
define dso_local i32 @__model_known_file(i64 noundef %at) {
entry:
  %call = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.1, i64 0, i64 0), i64 noundef %at)
  %conv = trunc i64 %call to i32
  ret i32 %conv
}
declare dso_local i64 @__gsmack_ghost_get_id(i8* noundef, i64 noundef)
define weak dso_local void @__model_note_known(i32 noundef %file) {
entry:
  call void @__gsmack_atomic_begin()
  %call.i = call i64 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0))
  %conv = sext i32 %file to i64
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.1, i64 0, i64 0), i64 noundef %call.i, i64 noundef %conv)
  %add = add nsw i64 %call.i, 1
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i64 noundef %add)
  call void @__gsmack_atomic_end()
  ret void
}
declare dso_local void @__gsmack_atomic_begin()
declare dso_local void @__gsmack_ghost_set_id(i8* noundef, i64 noundef, i64 noundef)
declare dso_local void @__gsmack_ghost_set_scalar(i8* noundef, i64 noundef)
declare dso_local void @__gsmack_atomic_end()
