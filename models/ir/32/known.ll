target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
@.str = private unnamed_addr constant [12 x i8] c"known.count\00", align 1
@.str.1 = private unnamed_addr constant [11 x i8] c"known.file\00", align 1
define dso_local i32 @__model_known_count() {
entry:
  %call = call i32 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0))
  ret i32 %call
}
declare dso_local i32 @__gsmack_ghost_get_scalar(i8* noundef)
define dso_local i32 @__model_known_file(i32 noundef %at) {
entry:
  %call = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.1, i32 0, i32 0), i32 noundef %at)
  ret i32 %call
}
declare dso_local i32 @__gsmack_ghost_get_id(i8* noundef, i32 noundef)
define weak dso_local void @__model_note_known(i32 noundef %file) {
entry:
  call void @__gsmack_atomic_begin()
  %call.i = call i32 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0))
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.1, i32 0, i32 0), i32 noundef %call.i, i32 noundef %file)
  %add = add nsw i32 %call.i, 1
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0), i32 noundef %add)
  call void @__gsmack_atomic_end()
  ret void
}
declare dso_local void @__gsmack_atomic_begin()
declare dso_local void @__gsmack_ghost_set_id(i8* noundef, i32 noundef, i32 noundef)
declare dso_local void @__gsmack_ghost_set_scalar(i8* noundef, i32 noundef)
declare dso_local void @__gsmack_atomic_end()
