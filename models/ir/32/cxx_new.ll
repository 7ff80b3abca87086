target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
@.str = private unnamed_addr constant [81 x i8] c"operator new throws std::bad_alloc, and what the program catches is not followed\00", align 1
@.str.1 = private unnamed_addr constant [58 x i8] c"operator new throws std::bad_alloc, which nothing catches\00", align 1
@.str.2 = private unnamed_addr constant [39 x i8] c"delete: the object was not made by new\00", align 1
@.str.3 = private unnamed_addr constant [50 x i8] c"delete: the object has another size than its type\00", align 1
@.str.4 = private unnamed_addr constant [43 x i8] c"delete[]: the object was not made by new[]\00", align 1
@.str.5 = private unnamed_addr constant [52 x i8] c"delete[]: the object has another size than its type\00", align 1
@.str.6 = private unnamed_addr constant [7 x i8] c"misuse\00", align 1
@.str.7 = private unnamed_addr constant [10 x i8] c"heap.kept\00", align 1
@.str.8 = private unnamed_addr constant [34 x i8] c"memory aligned to more than 16 MB\00", align 1
@.str.9 = private unnamed_addr constant [7 x i8] c"memory\00", align 1
define dso_local i8* @_Znwj(i32 noundef %size) {
entry:
  %cmp = icmp ugt i32 %size, 2147483647
  br i1 %cmp, label %if.then, label %if.end
if.then:
  br i1 icmp ne (void ()* @__model_catches, void ()* null), label %if.then.i, label %if.end.i
if.then.i:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([81 x i8], [81 x i8]* @.str, i32 0, i32 0))
  br label %if.end.i
if.end.i:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.6, i32 0, i32 0), i8* noundef getelementptr inbounds ([58 x i8], [58 x i8]* @.str.1, i32 0, i32 0))
  call void @__gsmack_exit()
  unreachable
not_followed.exit:                                ; No predecessors!
  br label %if.end
if.end:
  %call.i = call i8* @__gsmack_alloc(i32 noundef %size)
  call void @__gsmack_indeterminate(i8* noundef %call.i)
  call void @__model_looks_for_leaks()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.7, i32 0, i32 0), i8* noundef %call.i, i32 noundef 1)
  br i1 icmp ne (void (i8*, i32)* @__model_note_size, void (i8*, i32)* null), label %if.then.i.i.i, label %new_object.exit
if.then.i.i.i:
  call void @__model_note_size(i8* noundef %call.i, i32 noundef %size)
  br label %new_object.exit
new_object.exit:
  %mul.i.i = mul nsw i32 2, %size
  %add1.i.i = add nsw i32 4, %mul.i.i
  call void @__model_belongs(i8* noundef %call.i, i32 noundef %add1.i.i)
  ret i8* %call.i
}
define dso_local i8* @_ZnwjRKSt9nothrow_t(i32 noundef %size, i8* noundef %nothrow) {
entry:
  %cmp = icmp ugt i32 %size, 2147483647
  br i1 %cmp, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  %call.i = call i8* @__gsmack_alloc(i32 noundef %size)
  call void @__gsmack_indeterminate(i8* noundef %call.i)
  call void @__model_looks_for_leaks()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.7, i32 0, i32 0), i8* noundef %call.i, i32 noundef 1)
  br i1 icmp ne (void (i8*, i32)* @__model_note_size, void (i8*, i32)* null), label %if.then.i.i.i, label %new_object.exit
if.then.i.i.i:
  call void @__model_note_size(i8* noundef %call.i, i32 noundef %size)
  br label %new_object.exit
new_object.exit:
  %mul.i.i = mul nsw i32 2, %size
  %add1.i.i = add nsw i32 4, %mul.i.i
  call void @__model_belongs(i8* noundef %call.i, i32 noundef %add1.i.i)
  br label %return
return:
  %retval.0 = phi i8* [ null, %if.then ], [ %call.i, %new_object.exit ]
  ret i8* %retval.0
}
define dso_local i8* @_ZnwjSt11align_val_t(i32 noundef %size, i32 noundef %alignment) {
entry:
  %cmp = icmp ugt i32 %size, 2147483647
  br i1 %cmp, label %if.then, label %if.end
if.then:
  br i1 icmp ne (void ()* @__model_catches, void ()* null), label %if.then.i, label %if.end.i
if.then.i:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([81 x i8], [81 x i8]* @.str, i32 0, i32 0))
  br label %if.end.i
if.end.i:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.6, i32 0, i32 0), i8* noundef getelementptr inbounds ([58 x i8], [58 x i8]* @.str.1, i32 0, i32 0))
  call void @__gsmack_exit()
  unreachable
not_followed.exit:                                ; No predecessors!
  br label %if.end
if.end:
  %call.i = call i8* @__gsmack_alloc(i32 noundef %size)
  call void @__gsmack_indeterminate(i8* noundef %call.i)
  call void @__model_looks_for_leaks()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.7, i32 0, i32 0), i8* noundef %call.i, i32 noundef 1)
  br i1 icmp ne (void (i8*, i32)* @__model_note_size, void (i8*, i32)* null), label %if.then.i.i.i, label %made.exit.i
if.then.i.i.i:
  call void @__model_note_size(i8* noundef %call.i, i32 noundef %size)
  br label %made.exit.i
made.exit.i:
  %cmp.i.i = icmp ugt i32 %alignment, 16777216
  br i1 %cmp.i.i, label %if.then.i.i, label %if.end.i.i
if.then.i.i:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str.8, i32 0, i32 0))
  br label %if.end.i.i
if.end.i.i:
  %cmp1.i.i = icmp ugt i32 %alignment, 16
  br i1 %cmp1.i.i, label %if.then2.i.i, label %new_object.exit
if.then2.i.i:
  call void @__gsmack_align(i8* noundef %call.i, i32 noundef %alignment)
  br label %new_object.exit
new_object.exit:
  %mul.i.i = mul nsw i32 2, %size
  %add1.i.i = add nsw i32 4, %mul.i.i
  call void @__model_belongs(i8* noundef %call.i, i32 noundef %add1.i.i)
  ret i8* %call.i
}
define dso_local i8* @_ZnwjSt11align_val_tRKSt9nothrow_t(i32 noundef %size, i32 noundef %alignment, i8* noundef %nothrow) {
entry:
  %cmp = icmp ugt i32 %size, 2147483647
  br i1 %cmp, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  %call.i = call i8* @__gsmack_alloc(i32 noundef %size)
  call void @__gsmack_indeterminate(i8* noundef %call.i)
  call void @__model_looks_for_leaks()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.7, i32 0, i32 0), i8* noundef %call.i, i32 noundef 1)
  br i1 icmp ne (void (i8*, i32)* @__model_note_size, void (i8*, i32)* null), label %if.then.i.i.i, label %made.exit.i
if.then.i.i.i:
  call void @__model_note_size(i8* noundef %call.i, i32 noundef %size)
  br label %made.exit.i
made.exit.i:
  %cmp.i.i = icmp ugt i32 %alignment, 16777216
  br i1 %cmp.i.i, label %if.then.i.i, label %if.end.i.i
if.then.i.i:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str.8, i32 0, i32 0))
  br label %if.end.i.i
if.end.i.i:
  %cmp1.i.i = icmp ugt i32 %alignment, 16
  br i1 %cmp1.i.i, label %if.then2.i.i, label %new_object.exit
if.then2.i.i:
  call void @__gsmack_align(i8* noundef %call.i, i32 noundef %alignment)
  br label %new_object.exit
new_object.exit:
  %mul.i.i = mul nsw i32 2, %size
  %add1.i.i = add nsw i32 4, %mul.i.i
  call void @__model_belongs(i8* noundef %call.i, i32 noundef %add1.i.i)
  br label %return
return:
  %retval.0 = phi i8* [ null, %if.then ], [ %call.i, %new_object.exit ]
  ret i8* %retval.0
}
define dso_local i8* @_Znaj(i32 noundef %size) {
entry:
  %cmp = icmp ugt i32 %size, 2147483647
  br i1 %cmp, label %if.then, label %if.end
if.then:
  br i1 icmp ne (void ()* @__model_catches, void ()* null), label %if.then.i, label %if.end.i
if.then.i:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([81 x i8], [81 x i8]* @.str, i32 0, i32 0))
  br label %if.end.i
if.end.i:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.6, i32 0, i32 0), i8* noundef getelementptr inbounds ([58 x i8], [58 x i8]* @.str.1, i32 0, i32 0))
  call void @__gsmack_exit()
  unreachable
not_followed.exit:                                ; No predecessors!
  br label %if.end
if.end:
  %call.i = call i8* @__gsmack_alloc(i32 noundef %size)
  call void @__gsmack_indeterminate(i8* noundef %call.i)
  call void @__model_looks_for_leaks()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.7, i32 0, i32 0), i8* noundef %call.i, i32 noundef 1)
  br i1 icmp ne (void (i8*, i32)* @__model_note_size, void (i8*, i32)* null), label %if.then.i.i.i, label %new_object.exit
if.then.i.i.i:
  call void @__model_note_size(i8* noundef %call.i, i32 noundef %size)
  br label %new_object.exit
new_object.exit:
  %mul.i.i = mul nsw i32 2, %size
  %add1.i.i = add nsw i32 5, %mul.i.i
  call void @__model_belongs(i8* noundef %call.i, i32 noundef %add1.i.i)
  ret i8* %call.i
}
define dso_local i8* @_ZnajRKSt9nothrow_t(i32 noundef %size, i8* noundef %nothrow) {
entry:
  %cmp = icmp ugt i32 %size, 2147483647
  br i1 %cmp, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  %call.i = call i8* @__gsmack_alloc(i32 noundef %size)
  call void @__gsmack_indeterminate(i8* noundef %call.i)
  call void @__model_looks_for_leaks()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.7, i32 0, i32 0), i8* noundef %call.i, i32 noundef 1)
  br i1 icmp ne (void (i8*, i32)* @__model_note_size, void (i8*, i32)* null), label %if.then.i.i.i, label %new_object.exit
if.then.i.i.i:
  call void @__model_note_size(i8* noundef %call.i, i32 noundef %size)
  br label %new_object.exit
new_object.exit:
  %mul.i.i = mul nsw i32 2, %size
  %add1.i.i = add nsw i32 5, %mul.i.i
  call void @__model_belongs(i8* noundef %call.i, i32 noundef %add1.i.i)
  br label %return
return:
  %retval.0 = phi i8* [ null, %if.then ], [ %call.i, %new_object.exit ]
  ret i8* %retval.0
}
define dso_local i8* @_ZnajSt11align_val_t(i32 noundef %size, i32 noundef %alignment) {
entry:
  %cmp = icmp ugt i32 %size, 2147483647
  br i1 %cmp, label %if.then, label %if.end
if.then:
  br i1 icmp ne (void ()* @__model_catches, void ()* null), label %if.then.i, label %if.end.i
if.then.i:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([81 x i8], [81 x i8]* @.str, i32 0, i32 0))
  br label %if.end.i
if.end.i:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.6, i32 0, i32 0), i8* noundef getelementptr inbounds ([58 x i8], [58 x i8]* @.str.1, i32 0, i32 0))
  call void @__gsmack_exit()
  unreachable
not_followed.exit:                                ; No predecessors!
  br label %if.end
if.end:
  %call.i = call i8* @__gsmack_alloc(i32 noundef %size)
  call void @__gsmack_indeterminate(i8* noundef %call.i)
  call void @__model_looks_for_leaks()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.7, i32 0, i32 0), i8* noundef %call.i, i32 noundef 1)
  br i1 icmp ne (void (i8*, i32)* @__model_note_size, void (i8*, i32)* null), label %if.then.i.i.i, label %made.exit.i
if.then.i.i.i:
  call void @__model_note_size(i8* noundef %call.i, i32 noundef %size)
  br label %made.exit.i
made.exit.i:
  %cmp.i.i = icmp ugt i32 %alignment, 16777216
  br i1 %cmp.i.i, label %if.then.i.i, label %if.end.i.i
if.then.i.i:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str.8, i32 0, i32 0))
  br label %if.end.i.i
if.end.i.i:
  %cmp1.i.i = icmp ugt i32 %alignment, 16
  br i1 %cmp1.i.i, label %if.then2.i.i, label %new_object.exit
if.then2.i.i:
  call void @__gsmack_align(i8* noundef %call.i, i32 noundef %alignment)
  br label %new_object.exit
new_object.exit:
  %mul.i.i = mul nsw i32 2, %size
  %add1.i.i = add nsw i32 5, %mul.i.i
  call void @__model_belongs(i8* noundef %call.i, i32 noundef %add1.i.i)
  ret i8* %call.i
}
define dso_local i8* @_ZnajSt11align_val_tRKSt9nothrow_t(i32 noundef %size, i32 noundef %alignment, i8* noundef %nothrow) {
entry:
  %cmp = icmp ugt i32 %size, 2147483647
  br i1 %cmp, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  %call.i = call i8* @__gsmack_alloc(i32 noundef %size)
  call void @__gsmack_indeterminate(i8* noundef %call.i)
  call void @__model_looks_for_leaks()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.7, i32 0, i32 0), i8* noundef %call.i, i32 noundef 1)
  br i1 icmp ne (void (i8*, i32)* @__model_note_size, void (i8*, i32)* null), label %if.then.i.i.i, label %made.exit.i
if.then.i.i.i:
  call void @__model_note_size(i8* noundef %call.i, i32 noundef %size)
  br label %made.exit.i
made.exit.i:
  %cmp.i.i = icmp ugt i32 %alignment, 16777216
  br i1 %cmp.i.i, label %if.then.i.i, label %if.end.i.i
if.then.i.i:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str.8, i32 0, i32 0))
  br label %if.end.i.i
if.end.i.i:
  %cmp1.i.i = icmp ugt i32 %alignment, 16
  br i1 %cmp1.i.i, label %if.then2.i.i, label %new_object.exit
if.then2.i.i:
  call void @__gsmack_align(i8* noundef %call.i, i32 noundef %alignment)
  br label %new_object.exit
new_object.exit:
  %mul.i.i = mul nsw i32 2, %size
  %add1.i.i = add nsw i32 5, %mul.i.i
  call void @__model_belongs(i8* noundef %call.i, i32 noundef %add1.i.i)
  br label %return
return:
  %retval.0 = phi i8* [ null, %if.then ], [ %call.i, %new_object.exit ]
  ret i8* %retval.0
}
define dso_local void @_ZdlPv(i8* noundef %object) {
entry:
  %tobool = icmp ne i8* %object, null
  br i1 %tobool, label %if.then, label %if.end
if.then:
  %call.i = call i32 @__model_family(i8* noundef %object)
  call void @__model_looks_for_leaks()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.7, i32 0, i32 0), i8* noundef %object, i32 noundef 0)
  call void @__gsmack_free(i8* noundef %object)
  %cmp.i = icmp sge i32 %call.i, 4
  br i1 %cmp.i, label %land.rhs.i, label %end.exit
land.rhs.i:
  %sub.i = sub nsw i32 %call.i, 4
  %rem.i = srem i32 %sub.i, 2
  %cmp1.i = icmp eq i32 %rem.i, 0
  br label %end.exit
end.exit:
  %0 = phi i1 [ false, %if.then ], [ %cmp1.i, %land.rhs.i ]
  call void @__gsmack_assert(i1 noundef zeroext %0, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.9, i32 0, i32 0), i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str.2, i32 0, i32 0))
  br label %if.end
if.end:
  ret void
}
define dso_local void @_ZdlPvj(i8* noundef %object, i32 noundef %size) {
entry:
  %tobool.i = icmp ne i8* %object, null
  br i1 %tobool.i, label %if.then.i, label %end_sized.exit
if.then.i:
  %call.i.i = call i32 @__model_family(i8* noundef %object)
  call void @__model_looks_for_leaks()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.7, i32 0, i32 0), i8* noundef %object, i32 noundef 0)
  call void @__gsmack_free(i8* noundef %object)
  %cmp.i.i = icmp sge i32 %call.i.i, 4
  br i1 %cmp.i.i, label %land.rhs.i.i, label %end.exit.i
land.rhs.i.i:
  %sub.i.i = sub nsw i32 %call.i.i, 4
  %rem.i.i = srem i32 %sub.i.i, 2
  %cmp1.i.i = icmp eq i32 %rem.i.i, 0
  br label %end.exit.i
end.exit.i:
  %0 = phi i1 [ false, %if.then.i ], [ %cmp1.i.i, %land.rhs.i.i ]
  call void @__gsmack_assert(i1 noundef zeroext %0, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.9, i32 0, i32 0), i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str.2, i32 0, i32 0))
  %mul.i.i = mul nsw i32 2, %size
  %add1.i.i = add nsw i32 4, %mul.i.i
  %cmp.i = icmp eq i32 %call.i.i, %add1.i.i
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.9, i32 0, i32 0), i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str.3, i32 0, i32 0))
  br label %end_sized.exit
end_sized.exit:
  ret void
}
define dso_local void @_ZdlPvRKSt9nothrow_t(i8* noundef %object, i8* noundef %nothrow) {
entry:
  %tobool.i = icmp ne i8* %object, null
  br i1 %tobool.i, label %if.then.i, label %_ZdlPv.exit
if.then.i:
  %call.i.i = call i32 @__model_family(i8* noundef %object)
  call void @__model_looks_for_leaks()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.7, i32 0, i32 0), i8* noundef %object, i32 noundef 0)
  call void @__gsmack_free(i8* noundef %object)
  %cmp.i.i = icmp sge i32 %call.i.i, 4
  br i1 %cmp.i.i, label %land.rhs.i.i, label %end.exit.i
land.rhs.i.i:
  %sub.i.i = sub nsw i32 %call.i.i, 4
  %rem.i.i = srem i32 %sub.i.i, 2
  %cmp1.i.i = icmp eq i32 %rem.i.i, 0
  br label %end.exit.i
end.exit.i:
  %0 = phi i1 [ false, %if.then.i ], [ %cmp1.i.i, %land.rhs.i.i ]
  call void @__gsmack_assert(i1 noundef zeroext %0, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.9, i32 0, i32 0), i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str.2, i32 0, i32 0))
  br label %_ZdlPv.exit
_ZdlPv.exit:
  ret void
}
define dso_local void @_ZdlPvSt11align_val_t(i8* noundef %object, i32 noundef %alignment) {
entry:
  %tobool.i = icmp ne i8* %object, null
  br i1 %tobool.i, label %if.then.i, label %_ZdlPv.exit
if.then.i:
  %call.i.i = call i32 @__model_family(i8* noundef %object)
  call void @__model_looks_for_leaks()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.7, i32 0, i32 0), i8* noundef %object, i32 noundef 0)
  call void @__gsmack_free(i8* noundef %object)
  %cmp.i.i = icmp sge i32 %call.i.i, 4
  br i1 %cmp.i.i, label %land.rhs.i.i, label %end.exit.i
land.rhs.i.i:
  %sub.i.i = sub nsw i32 %call.i.i, 4
  %rem.i.i = srem i32 %sub.i.i, 2
  %cmp1.i.i = icmp eq i32 %rem.i.i, 0
  br label %end.exit.i
end.exit.i:
  %0 = phi i1 [ false, %if.then.i ], [ %cmp1.i.i, %land.rhs.i.i ]
  call void @__gsmack_assert(i1 noundef zeroext %0, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.9, i32 0, i32 0), i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str.2, i32 0, i32 0))
  br label %_ZdlPv.exit
_ZdlPv.exit:
  ret void
}
define dso_local void @_ZdlPvjSt11align_val_t(i8* noundef %object, i32 noundef %size, i32 noundef %alignment) {
entry:
  call void @_ZdlPvj(i8* noundef %object, i32 noundef %size)
  ret void
}
define dso_local void @_ZdaPv(i8* noundef %object) {
entry:
  %tobool = icmp ne i8* %object, null
  br i1 %tobool, label %if.then, label %if.end
if.then:
  %call.i = call i32 @__model_family(i8* noundef %object)
  call void @__model_looks_for_leaks()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.7, i32 0, i32 0), i8* noundef %object, i32 noundef 0)
  call void @__gsmack_free(i8* noundef %object)
  %cmp.i = icmp sge i32 %call.i, 4
  br i1 %cmp.i, label %land.rhs.i, label %end.exit
land.rhs.i:
  %sub.i = sub nsw i32 %call.i, 4
  %rem.i = srem i32 %sub.i, 2
  %cmp1.i = icmp eq i32 %rem.i, 1
  br label %end.exit
end.exit:
  %0 = phi i1 [ false, %if.then ], [ %cmp1.i, %land.rhs.i ]
  call void @__gsmack_assert(i1 noundef zeroext %0, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.9, i32 0, i32 0), i8* noundef getelementptr inbounds ([43 x i8], [43 x i8]* @.str.4, i32 0, i32 0))
  br label %if.end
if.end:
  ret void
}
define dso_local void @_ZdaPvj(i8* noundef %object, i32 noundef %size) {
entry:
  %tobool.i = icmp ne i8* %object, null
  br i1 %tobool.i, label %if.then.i, label %end_sized.exit
if.then.i:
  %call.i.i = call i32 @__model_family(i8* noundef %object)
  call void @__model_looks_for_leaks()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.7, i32 0, i32 0), i8* noundef %object, i32 noundef 0)
  call void @__gsmack_free(i8* noundef %object)
  %cmp.i.i = icmp sge i32 %call.i.i, 4
  br i1 %cmp.i.i, label %land.rhs.i.i, label %end.exit.i
land.rhs.i.i:
  %sub.i.i = sub nsw i32 %call.i.i, 4
  %rem.i.i = srem i32 %sub.i.i, 2
  %cmp1.i.i = icmp eq i32 %rem.i.i, 1
  br label %end.exit.i
end.exit.i:
  %0 = phi i1 [ false, %if.then.i ], [ %cmp1.i.i, %land.rhs.i.i ]
  call void @__gsmack_assert(i1 noundef zeroext %0, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.9, i32 0, i32 0), i8* noundef getelementptr inbounds ([43 x i8], [43 x i8]* @.str.4, i32 0, i32 0))
  %mul.i.i = mul nsw i32 2, %size
  %add1.i.i = add nsw i32 5, %mul.i.i
  %cmp.i = icmp eq i32 %call.i.i, %add1.i.i
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.9, i32 0, i32 0), i8* noundef getelementptr inbounds ([52 x i8], [52 x i8]* @.str.5, i32 0, i32 0))
  br label %end_sized.exit
end_sized.exit:
  ret void
}
define dso_local void @_ZdaPvRKSt9nothrow_t(i8* noundef %object, i8* noundef %nothrow) {
entry:
  %tobool.i = icmp ne i8* %object, null
  br i1 %tobool.i, label %if.then.i, label %_ZdaPv.exit
if.then.i:
  %call.i.i = call i32 @__model_family(i8* noundef %object)
  call void @__model_looks_for_leaks()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.7, i32 0, i32 0), i8* noundef %object, i32 noundef 0)
  call void @__gsmack_free(i8* noundef %object)
  %cmp.i.i = icmp sge i32 %call.i.i, 4
  br i1 %cmp.i.i, label %land.rhs.i.i, label %end.exit.i
land.rhs.i.i:
  %sub.i.i = sub nsw i32 %call.i.i, 4
  %rem.i.i = srem i32 %sub.i.i, 2
  %cmp1.i.i = icmp eq i32 %rem.i.i, 1
  br label %end.exit.i
end.exit.i:
  %0 = phi i1 [ false, %if.then.i ], [ %cmp1.i.i, %land.rhs.i.i ]
  call void @__gsmack_assert(i1 noundef zeroext %0, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.9, i32 0, i32 0), i8* noundef getelementptr inbounds ([43 x i8], [43 x i8]* @.str.4, i32 0, i32 0))
  br label %_ZdaPv.exit
_ZdaPv.exit:
  ret void
}
define dso_local void @_ZdaPvSt11align_val_t(i8* noundef %object, i32 noundef %alignment) {
entry:
  %tobool.i = icmp ne i8* %object, null
  br i1 %tobool.i, label %if.then.i, label %_ZdaPv.exit
if.then.i:
  %call.i.i = call i32 @__model_family(i8* noundef %object)
  call void @__model_looks_for_leaks()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.7, i32 0, i32 0), i8* noundef %object, i32 noundef 0)
  call void @__gsmack_free(i8* noundef %object)
  %cmp.i.i = icmp sge i32 %call.i.i, 4
  br i1 %cmp.i.i, label %land.rhs.i.i, label %end.exit.i
land.rhs.i.i:
  %sub.i.i = sub nsw i32 %call.i.i, 4
  %rem.i.i = srem i32 %sub.i.i, 2
  %cmp1.i.i = icmp eq i32 %rem.i.i, 1
  br label %end.exit.i
end.exit.i:
  %0 = phi i1 [ false, %if.then.i ], [ %cmp1.i.i, %land.rhs.i.i ]
  call void @__gsmack_assert(i1 noundef zeroext %0, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.9, i32 0, i32 0), i8* noundef getelementptr inbounds ([43 x i8], [43 x i8]* @.str.4, i32 0, i32 0))
  br label %_ZdaPv.exit
_ZdaPv.exit:
  ret void
}
define dso_local void @_ZdaPvjSt11align_val_t(i8* noundef %object, i32 noundef %size, i32 noundef %alignment) {
entry:
  call void @_ZdaPvj(i8* noundef %object, i32 noundef %size)
  ret void
}
declare extern_weak dso_local void @__model_catches()
declare dso_local void @__gsmack_unknown(i8* noundef)
declare dso_local void @__gsmack_assert(i1 noundef zeroext, i8* noundef, i8* noundef)
declare dso_local void @__gsmack_exit()
declare dso_local i8* @__gsmack_alloc(i32 noundef)
declare dso_local void @__model_belongs(i8* noundef, i32 noundef)
declare dso_local void @__gsmack_indeterminate(i8* noundef)
declare extern_weak dso_local void @__model_note_size(i8* noundef, i32 noundef)
declare dso_local void @__model_looks_for_leaks()
declare dso_local void @__gsmack_ghost_set(i8* noundef, i8* noundef, i32 noundef)
declare dso_local void @__gsmack_align(i8* noundef, i32 noundef)
declare extern_weak dso_local i32 @__model_family(i8* noundef)
declare dso_local void @__gsmack_free(i8* noundef)
