target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
@.str = private unnamed_addr constant [13 x i8] c"cancel.state\00", align 1
@.str.1 = private unnamed_addr constant [70 x i8] c"a thread that can be cancelled anywhere (PTHREAD_CANCEL_ASYNCHRONOUS)\00", align 1
@.str.2 = private unnamed_addr constant [12 x i8] c"cancel.type\00", align 1
define dso_local i32 @pthread_setcancelstate(i32 noundef %state, i32* noundef %old) {
entry:
  %cmp = icmp ne i32 %state, 0
  br i1 %cmp, label %land.lhs.true, label %if.end
land.lhs.true:
  %cmp1 = icmp ne i32 %state, 1
  br i1 %cmp1, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  %call = call i32 @__gsmack_self()
  call void @__gsmack_atomic_begin()
  %call2 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i32 0, i32 0), i32 noundef %call)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i32 0, i32 0), i32 noundef %call, i32 noundef %state)
  call void @__gsmack_atomic_end()
  %tobool = icmp ne i32* %old, null
  br i1 %tobool, label %if.then3, label %if.end4
if.then3:
  store i32 %call2, i32* %old, align 4
  br label %if.end4
if.end4:
  br label %return
return:
  %retval.0 = phi i32 [ 22, %if.then ], [ 0, %if.end4 ]
  ret i32 %retval.0
}
declare dso_local i32 @__gsmack_self()
declare dso_local void @__gsmack_atomic_begin()
declare dso_local i32 @__gsmack_ghost_get_id(i8* noundef, i32 noundef)
declare dso_local void @__gsmack_ghost_set_id(i8* noundef, i32 noundef, i32 noundef)
declare dso_local void @__gsmack_atomic_end()
define dso_local i32 @pthread_setcanceltype(i32 noundef %type, i32* noundef %old) {
entry:
  %cmp = icmp ne i32 %type, 0
  br i1 %cmp, label %land.lhs.true, label %if.end
land.lhs.true:
  %cmp1 = icmp ne i32 %type, 1
  br i1 %cmp1, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  %cmp2 = icmp eq i32 %type, 1
  br i1 %cmp2, label %land.lhs.true3, label %if.end5
land.lhs.true3:
  br i1 icmp ne (i1 ()* @__model_cancel_due, i1 ()* null), label %if.then4, label %if.end5
if.then4:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([70 x i8], [70 x i8]* @.str.1, i32 0, i32 0))
  br label %if.end5
if.end5:
  %call = call i32 @__gsmack_self()
  call void @__gsmack_atomic_begin()
  %call6 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.2, i32 0, i32 0), i32 noundef %call)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.2, i32 0, i32 0), i32 noundef %call, i32 noundef %type)
  call void @__gsmack_atomic_end()
  %tobool = icmp ne i32* %old, null
  br i1 %tobool, label %if.then7, label %if.end8
if.then7:
  store i32 %call6, i32* %old, align 4
  br label %if.end8
if.end8:
  br label %return
return:
  %retval.0 = phi i32 [ 22, %if.then ], [ 0, %if.end8 ]
  ret i32 %retval.0
}
declare extern_weak dso_local zeroext i1 @__model_cancel_due()
declare dso_local void @__gsmack_unknown(i8* noundef)
define dso_local void @pthread_testcancel() {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %if.then.i, label %cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %cancellation_point.exit
cancellation_point.exit:
  ret void
}
declare extern_weak dso_local void @__model_cancel_point()
